import { expect, test } from 'playwright/test';
import { parseDay, type Week } from '../../../src/domain/opening-hours.ts';
import { weekdaysOf } from '../../../src/view/calendar.ts';
import { sharePicture } from '../../../src/view/share-picture.ts';

const week: Week = {
  monday: parseDay('closed'),
  tuesday: parseDay('10:00-17:00'),
  wednesday: parseDay('10:00-17:00'),
  thursday: parseDay('10:00-17:00'),
  friday: parseDay('10:00-20:00'),
  saturday: parseDay('10:00-18:00'),
  sunday: parseDay('11:00-17:00'),
};

/** What is lit, from top to bottom: the path of each. */
const lit = (language: string) =>
  [...sharePicture(week, weekdaysOf(language)).matchAll(/fill="#f2b541" d="([^"]+)"/g)].map(
    ([, path]) => path,
  );

test('sharePicture() lights the days from Monday in Britain, Monday itself being dark', () => {
  expect(lit('en-GB')).toEqual([
    'M500 134h350v58h-350z',
    'M500 210h350v58h-350z',
    'M500 286h350v58h-350z',
    'M500 362h500v58h-500z',
    'M500 438h400v58h-400z',
    'M550 514h300v58h-300z',
  ]);
});

test('sharePicture() lights the days from Sunday in America', () => {
  expect(lit('en-US')).toEqual([
    'M550 58h300v58h-300z',
    'M500 210h350v58h-350z',
    'M500 286h350v58h-350z',
    'M500 362h350v58h-350z',
    'M500 438h500v58h-500z',
    'M500 514h400v58h-400z',
  ]);
});
