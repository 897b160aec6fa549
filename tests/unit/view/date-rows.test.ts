import { expect, test } from 'playwright/test';
import { parseLocalDate } from '../../../src/domain/local-date.ts';
import { inRows } from '../../../src/view/date-rows.ts';

test('inRows() joins three days and more, and leaves two apart', () => {
  const rows = inRows(
    ['2026-11-20', '2026-11-21', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-30'].map(
      parseLocalDate,
    ),
  ).map(({ first, last }) => `${first}/${last}`);
  expect(rows).toEqual([
    '2026-11-20/2026-11-20',
    '2026-11-21/2026-11-21',
    '2026-11-24/2026-11-26',
    '2026-11-30/2026-11-30',
  ]);
  expect(inRows([])).toEqual([]);
});
