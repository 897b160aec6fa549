import type { TodayData } from '../view/today.ts';
import { eachMinute } from './each-minute.ts';
import { museumTimeAt } from './museum-clock.ts';
import './today.ts'; // as in event-list.ts

/** Keeps the list of the days to come true: past days go, and as many later ones are shown. */
const days = [...document.querySelectorAll<HTMLElement>('[data-coming-days] li')];
const shown = days.filter(({ hidden }) => !hidden).length;
const block = document.querySelector<HTMLElement>('[data-today]');
const { zone } = JSON.parse(block?.dataset['today'] ?? '') as TodayData;

eachMinute(() => {
  const { date: today } = museumTimeAt(new Date(), zone);
  const coming = days
    .filter((day) => (day.querySelector('time')?.dateTime ?? '') > today)
    .slice(0, shown);
  // A page too old to know any stays as it was built: its days are dated.
  if (coming.length > 0) for (const day of days) day.hidden = !coming.includes(day);
});
