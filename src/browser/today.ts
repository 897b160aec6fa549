import { litPath, litSpans, minutesOf } from '../view/day-band.ts';
import { dateText } from '../view/dates.ts';
import { stateSize } from '../view/state-size.ts';
import type { TodayData } from '../view/today.ts';
import { museumTimeAt, type MuseumTime } from './museum-clock.ts';
import { stateAt } from './open-now.ts';

/** Says in the block of the museum's day whether it is open, as long as a page stays open, and marks today wherever it is shown. */
const block = document.querySelector<HTMLElement>('[data-today]');
if (block) {
  const data = JSON.parse(block.dataset['today'] ?? '') as TodayData;
  keepTrue(block, data);
  document.addEventListener('visibilitychange', () => show(block, data));
}

function keepTrue(block: HTMLElement, data: TodayData): void {
  show(block, data);
  setTimeout(() => keepTrue(block, data), 60_000 - (Date.now() % 60_000));
}

function show(block: HTMLElement, data: TodayData): void {
  const now = museumTimeAt(new Date(), data.zone);
  markToday(now, data.words.today);
  const known = data.days.find(({ first, last }) => first <= now.date && now.date <= last);
  if (!known) return;
  const { kind, text } = stateAt(data, now);
  block.dataset['kind'] = kind;
  block.dataset['length'] = stateSize(text);
  write(block, 'state', text);
  write(block, 'detail', known.hours);
  write(block, 'reason', known.reason ?? '');
  showDate(block, now, data.language);
  block.querySelector('path')?.setAttribute('d', litPath(litSpans(known.day)));
  showHour(block, now);
}

function showDate(block: HTMLElement, { date }: MuseumTime, language: string): void {
  const time = block.querySelector('time');
  if (time?.dateTime === date) return;
  write(block, 'date', dateText(date, 'full', language));
  time?.setAttribute('datetime', date);
}

/** A line across the band of the day, where the hour is. */
function showHour(block: HTMLElement, { time }: MuseumTime): void {
  const x = String(minutesOf(time));
  const line = block.querySelector('line');
  line?.setAttribute('x1', x);
  line?.setAttribute('x2', x);
}

function markToday({ date }: MuseumTime, mark: string): void {
  for (const day of document.querySelectorAll<HTMLElement>('[data-day]')) {
    if (day.dataset['day'] === date) day.setAttribute('aria-current', 'date');
    else day.removeAttribute('aria-current');
    day.querySelector('time')?.setAttribute('data-mark', mark);
  }
}

function write(block: HTMLElement, slot: string, text: string): void {
  const element = block.querySelector(`[data-slot="${slot}"]`);
  if (element && element.textContent !== text) element.textContent = text;
}
