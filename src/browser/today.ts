import { litPath, litSpans, minutesOf } from '../view/day-band.ts';
import { dateText } from '../view/dates.ts';
import { fill } from '../view/sentence.ts';
import { timeText } from '../view/times.ts';
import type { KnownDay, TodayData } from '../view/today.ts';
import { museumTimeAt, type MuseumTime } from './museum-clock.ts';
import { lastAdmissionText, openNowText } from './open-now.ts';

/** Keeps the block of the museum's day true while a page stays open, and marks that day wherever it is shown. */
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
  const known = data.days.find(({ date }) => date === now.date);
  if (!known) return;
  const shown = block.querySelector('time');
  if (shown?.dateTime !== now.date) showDay(block, known, data);
  write(block, 'now', openNowText(data, now));
  write(block, 'last', lastAdmissionText(data, known, now));
  showHour(block, now);
  markToday(now, data.words.today);
}

function showDay(block: HTMLElement, { date, day, reason }: KnownDay, data: TodayData): void {
  const { words, language } = data;
  const time = block.querySelector('time');
  if (time) {
    time.dateTime = date;
    time.textContent = dateText(date, 'full', language);
  }
  const at = (written: string) => timeText(written as Parameters<typeof timeText>[0], language);
  const isOpen = day.kind === 'open';
  block.dataset['kind'] = day.kind;
  write(
    block,
    'hours',
    isOpen ? fill(words.span, { start: at(day.opens), end: at(day.closes) }) : words.closed,
  );
  write(block, 'reason', reason ?? '');
  block.querySelector('path')?.setAttribute('d', litPath(litSpans(day)));
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
    day.dataset['mark'] = mark;
  }
}

function write(block: HTMLElement, slot: string, text: string): void {
  const element = block.querySelector(`[data-slot="${slot}"]`);
  if (element && element.textContent !== text) element.textContent = text;
}
