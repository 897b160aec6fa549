import { jsonText } from '../view/json-text.ts';

/** Sends what is typed to the service, and shows the answer as it came: status, headers, body. */
const section = document.querySelector<HTMLElement>('[data-try-it]');
const form = section?.querySelector('form');
const shown = section?.querySelector('pre');

if (section && form && shown) {
  section.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name)).trim();
    const target = text('target').replace(/^\/*/, '/');
    const show = (answer: string) => {
      shown.textContent = answer;
      shown.hidden = false;
    };
    ask(`${section.dataset['tryIt']}${target}`, `${text('user')}:${text('password')}`).then(
      show,
      () => show(section.dataset['failed'] ?? ''),
    );
  });
}

async function ask(url: string, login: string): Promise<string> {
  const utf8 = new TextEncoder().encode(login);
  const token = btoa(String.fromCharCode(...utf8));
  const response = await fetch(url, {
    headers: { Authorization: `Basic ${token}` },
    // The browser would ask for a password of its own if this one is wrong.
    credentials: 'omit',
    cache: 'no-store',
  });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const body = await response.text();
  return [`${response.status} ${response.statusText}`, ...headers, '', pretty(body)].join('\n');
}

function pretty(body: string): string {
  try {
    return jsonText(JSON.parse(body));
  } catch {
    return body;
  }
}
