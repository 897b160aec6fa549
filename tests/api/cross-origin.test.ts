import { expect, test } from 'playwright/test';
import { parseOrigins } from '../../src/api/cross-origin.ts';

test('parseOrigins() reads origins as browsers send them', () => {
  expect(parseOrigins('')).toEqual([]);
  expect(parseOrigins('https://a.example')).toEqual(['https://a.example']);
  expect(
    parseOrigins('https://a.example,http://localhost:3000 , https://[2001:db8::1]:8443'),
  ).toEqual(['https://a.example', 'http://localhost:3000', 'https://[2001:db8::1]:8443']);
});

test('parseOrigins() refuses what no browser sends, and says what is right', () => {
  for (const [entry, right] of [
    ['https://a.example/', 'https://a.example'],
    ['https://a.example/path?x#y', 'https://a.example'],
    ['https://A.example', 'https://a.example'],
    ['https://a.example:443', 'https://a.example'],
    ['http://user@a.example:81', 'http://a.example:81'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['*', 'https://example.org or http://localhost:3000'],
    ['null', 'https://example.org or http://localhost:3000'],
    ['a.example', 'https://example.org or http://localhost:3000'],
    ['file:///', 'https://example.org or http://localhost:3000'],
    ['https://*.a.example', 'https://example.org or http://localhost:3000'],
    ['', 'https://example.org or http://localhost:3000'],
  ] as const) {
    expect(() => parseOrigins(`https://ok.example,${entry}`), entry).toThrow(
      new SyntaxError(`"${entry}" is not an origin; write it as ${right}`),
    );
  }
});
