import { expect, test } from 'playwright/test';
import { mailLink } from '../../../src/view/share.ts';

test('mailLink() writes name and address, whatever is in them', () => {
  const link = mailLink('Salt & Sea? “Tide”', 'https://saltmarket.example/events/1/?a=b&c=d');
  const { protocol, pathname, searchParams } = new URL(link);
  expect([protocol, pathname]).toEqual(['mailto:', '']);
  expect([...searchParams]).toEqual([
    ['subject', 'Salt & Sea? “Tide”'],
    ['body', 'https://saltmarket.example/events/1/?a=b&c=d'],
  ]);
  // A plus would stay a plus in a letter.
  expect(link).not.toContain('+');
});
