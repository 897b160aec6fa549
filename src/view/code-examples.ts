/** A short program that calls the service, in one language. */
export interface CodeExample {
  /** What people call the language. */
  readonly name: string;
  /** What programs call it: the file extension. */
  readonly language: 'sh' | 'mjs' | 'py';
  readonly code: string;
}

/** A placeholder for the credentials that the museum hands out. */
export const LOGIN = 'USER:PASSWORD';

/** A command that requests one address. */
export function curlLine(url: string, method = 'GET'): string {
  return `curl ${method === 'GET' ? '' : `--request ${method} `}--user '${LOGIN}' '${url}'`;
}

/** Passwords are encoded in UTF-8 (RFC 7617); `btoa` by itself takes Latin-1 only. */
const TOKEN = `const login = new TextEncoder().encode('${LOGIN}');
const headers = { Authorization: \`Basic \${btoa(String.fromCharCode(...login))}\` };`;

/**
 * A first call in three languages, with nothing to install.
 *
 * @param base the base address of the service
 * @param timeZone the museum's, as an IANA name
 */
export function firstCalls(base: string, timeZone: string): readonly CodeExample[] {
  return [
    { name: 'curl', language: 'sh', code: curlLine(`${base}/museum-hours?limit=3`) },
    {
      name: 'JavaScript',
      language: 'mjs',
      code: `${TOKEN}
// Swedish dates are YYYY-MM-DD.
const today = new Date().toLocaleDateString('sv', { timeZone: '${timeZone}' });
const url = \`${base}/special-events?startDate=\${today}&limit=5\`;
const response = await fetch(url, { headers });
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);
for (const { name, dates } of answer) {
  const next = dates.find((date) => date >= today);
  console.log(next, name);
}`,
    },
    {
      name: 'Python',
      language: 'py',
      code: `import base64, json, urllib.request

request = urllib.request.Request('${base}/museum-hours?limit=3')
token = base64.b64encode('${LOGIN}'.encode('utf-8')).decode()
request.add_header('Authorization', f'Basic {token}')
with urllib.request.urlopen(request) as response:
    for day in json.load(response):
        print(day['date'], day['timeOpen'], day['timeClose'])`,
    },
  ];
}

/**
 * Reads all pages of a list. The hours have several at any museum.
 *
 * @param base the base address of the service
 */
export function walk(base: string): CodeExample {
  return {
    name: 'JavaScript',
    language: 'mjs',
    code: `${TOKEN}
let url = '${base}/museum-hours?limit=30';
while (url) {
  const response = await fetch(url, { headers });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail);
  for (const { date, timeOpen, timeClose } of answer) console.log(date, timeOpen, timeClose);
  const [, next] = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link')) ?? [];
  url = next && new URL(next, url);
}`,
  };
}

/**
 * Requests what has changed since the last time: 304 without a body while nothing has.
 *
 * @param base the base address of the service
 */
export function askAgain(base: string): CodeExample {
  const line = (option: string) =>
    `curl --fail --user '${LOGIN}' ${option} hours.etag --output hours.json '${base}/museum-hours'`;
  return {
    name: 'curl',
    language: 'sh',
    code: [line('--etag-save'), line('--etag-compare')].join('\n'),
  };
}
