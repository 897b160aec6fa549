/** A short program that asks the service, in one language. */
export interface CodeExample {
  /** What people call the language. */
  readonly name: string;
  /** What programs call it: the file extension. */
  readonly language: 'sh' | 'mjs' | 'py';
  readonly code: string;
}

/** Stands for what the museum hands out. */
export const LOGIN = 'USER:PASSWORD';

/** A line that asks for one address. */
export function curlLine(url: string, method = 'GET'): string {
  return `curl ${method === 'GET' ? '' : `--request ${method} `}--user '${LOGIN}' '${url}'`;
}

/**
 * The first right call, in three languages; nothing has to be installed for it.
 *
 * @param base the base address of the service
 */
export function firstCalls(base: string): readonly CodeExample[] {
  return [
    { name: 'curl', language: 'sh', code: curlLine(`${base}/museum-hours?limit=3`) },
    {
      name: 'JavaScript',
      language: 'mjs',
      code: `const response = await fetch('${base}/special-events?limit=5', {
  headers: { Authorization: \`Basic \${btoa('${LOGIN}')}\` },
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);
for (const { name, dates } of answer) console.log(dates[0], name);`,
    },
    {
      name: 'Python',
      language: 'py',
      code: `import base64, json, urllib.request

request = urllib.request.Request('${base}/museum-hours?limit=3')
token = base64.b64encode(b'${LOGIN}').decode()
request.add_header('Authorization', f'Basic {token}')
with urllib.request.urlopen(request) as response:
    for day in json.load(response):
        print(day['date'], day['timeOpen'], day['timeClose'])`,
    },
  ];
}

/**
 * A walk over all pages of a list, by the header that leads from one to the next.
 *
 * @param base the base address of the service
 */
export function walk(base: string): CodeExample {
  return {
    name: 'JavaScript',
    language: 'mjs',
    code: `let url = '${base}/special-events?limit=30';
while (url) {
  const response = await fetch(url, {
    headers: { Authorization: \`Basic \${btoa('${LOGIN}')}\` },
  });
  for (const { name } of await response.json()) console.log(name);
  const [, next] = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link')) ?? [];
  url = next && new URL(next, url).href;
}`,
  };
}

/**
 * Asking again for what one has: 304 and no body, as long as nothing has changed.
 *
 * @param base the base address of the service
 */
export function askAgain(base: string): CodeExample {
  return {
    name: 'curl',
    language: 'sh',
    code: `curl --user '${LOGIN}' --etag-save hours.etag --output hours.json '${base}/museum-hours'
curl --user '${LOGIN}' --etag-compare hours.etag --output hours.json '${base}/museum-hours'`,
  };
}
