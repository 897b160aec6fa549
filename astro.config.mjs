import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { museumIntegration } from './src/build/integration.ts';

export default defineConfig({
  outDir: './dist/site',
  // Not in node_modules, the default, which npm ci deletes.
  cacheDir: './.astro/cache',
  // 'jsx', the default, eats the space between inline elements on separate lines.
  compressHTML: true,
  scopedStyleStrategy: 'where',
  prerenderConflictBehavior: 'error',
  build: {
    // The policy of the hosts forbids inline styles and scripts.
    inlineStylesheets: 'never',
    // While one poster is drawn, further pages are written.
    concurrency: 4,
  },
  vite: { build: { assetsInlineLimit: 0 } },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // The museum's own comes last: it compresses what is there.
  integrations: [sitemap({ serialize: datedToday }), museumIntegration()],
});

/** Every page shows the museum's day, which the build has set. */
function datedToday(item) {
  return { ...item, lastmod: process.env.MUSEUM_TODAY };
}
