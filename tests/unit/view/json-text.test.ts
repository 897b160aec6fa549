import { expect, test } from 'playwright/test';
import { jsonText } from '../../../src/view/json-text.ts';

test('jsonText() puts plain lists in one line and the rest on lines of their own', () => {
  expect(jsonText([{ name: 'A, "b" [c]', dates: ['2026-11-20', '2026-11-21'], price: 6 }])).toBe(
    `[
  {
    "name": "A, \\"b\\" [c]",
    "dates": ["2026-11-20", "2026-11-21"],
    "price": 6
  }
]`,
  );
  expect(jsonText([])).toBe('[]');
  expect(jsonText({ errors: [{ parameter: 'page' }] })).toBe(
    '{\n  "errors": [\n    {\n      "parameter": "page"\n    }\n  ]\n}',
  );
});
