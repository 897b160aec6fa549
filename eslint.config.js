import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** Folders under src, each with what it may not import. */
const forbid = (folder, ...patterns) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: patterns.map((pattern) => ({
          group: [pattern],
          message: `src/${folder} may not import ${pattern}`,
        })),
      },
    ],
  },
});

const folders = (...names) => names.map((name) => `**/${name}/**`);

const noClock = 'Time is an argument: pass the day or the instant in.';

export default defineConfig(
  globalIgnores(['.astro/', '.wrangler/', 'dist/', 'node_modules/', 'test-results/']),
  ts.configs.strict,
  astro.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // `_` says that a value is taken apart only to leave it out.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' },
      ],
      'no-restricted-properties': [
        'error',
        { property: 'sort', message: 'Use toSorted: inputs are readonly.' },
        { property: 'reverse', message: 'Use toReversed: inputs are readonly.' },
      ],
    },
  },
  {
    // Entry files talk to whoever started them.
    files: [
      'src/desk/**',
      'src/hosting/cloudflare/{assemble,worker}.ts',
      'src/hosting/serve.ts',
      'tests/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/{domain,schemas,view,components,api}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: noClock },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: noClock,
        },
      ],
    },
  },
  forbid(
    'domain',
    'astro*',
    'astro:*',
    'node:*',
    'zod',
    'hono*',
    ...folders('schemas', 'queries', 'view', 'components', 'api', 'build', 'hosting', 'desk'),
  ),
  forbid(
    'schemas',
    'astro*',
    'astro:*',
    'node:*',
    ...folders('queries', 'view', 'components', 'api', 'build', 'hosting', 'desk'),
  ),
  forbid(
    'view',
    'astro*',
    'astro:*',
    'node:*',
    'zod',
    ...folders('schemas', 'queries', 'components', 'api', 'build', 'hosting', 'desk'),
  ),
  forbid(
    'browser',
    'astro*',
    'astro:*',
    'node:*',
    'zod',
    'date-fns*',
    '@date-fns/*',
    ...folders('schemas', 'queries', 'components', 'api', 'build', 'hosting', 'desk'),
  ),
  forbid(
    'queries',
    'node:*',
    ...folders('schemas', 'view', 'components', 'api', 'build', 'hosting', 'desk'),
  ),
  forbid(
    'components',
    'astro:content',
    'node:*',
    ...folders('schemas', 'queries', 'pages', 'api', 'build', 'hosting', 'desk'),
  ),
  forbid('pages', 'node:*', ...folders('schemas', 'build', 'hosting', 'desk')),
  forbid(
    'api',
    'astro*',
    'astro:*',
    'node:*',
    ...folders('schemas', 'queries', 'view', 'components', 'build', 'hosting', 'desk'),
  ),
  forbid(
    'hosting',
    'astro*',
    'astro:*',
    ...folders('domain', 'schemas', 'queries', 'view', 'components', 'build', 'desk'),
  ),
  forbid('build', ...folders('queries', 'components', 'hosting', 'desk')),
  forbid('desk', ...folders('queries', 'view', 'components', 'hosting')),
);
