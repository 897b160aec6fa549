import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { securityTxt } from '../../../src/view/security-txt.ts';
import { museum } from '../small-publication.ts';

const today = parseLocalDate('2026-11-20');

test('securityTxt() names the museum’s e-mail address, and ends half a year on', () => {
  expect(securityTxt(museum, today)).toBe(`Contact: mailto:hello@saltmarket.example
Expires: 2027-05-19T00:00:00Z
Preferred-Languages: en
Canonical: https://saltmarket.example/.well-known/security.txt
`);
});

test('securityTxt() names the contact and the policy of museum.yaml', () => {
  const security = {
    contact: 'https://saltmarket.example/report',
    policy: 'https://saltmarket.example/policy',
  };
  expect(securityTxt({ ...museum, security }, today))
    .toBe(`Contact: https://saltmarket.example/report
Expires: 2027-05-19T00:00:00Z
Preferred-Languages: en
Canonical: https://saltmarket.example/.well-known/security.txt
Policy: https://saltmarket.example/policy
`);
});
