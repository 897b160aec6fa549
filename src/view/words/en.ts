import type { Words } from './words.ts';

const PLURAL = new Intl.PluralRules('en');

/** The words of the interface in English. */
export const en: Words = {
  skipToContent: 'Skip to the content',
  navigation: { label: 'Main', home: 'Home', hours: 'Opening hours', events: 'What’s on' },
  footer: { visit: 'Visit', contact: 'Contact' },
  home: {
    hours: 'Opening hours',
    allHours: 'Opening hours, day by day',
    allEvents: 'All that is on',
  },
  hours: {
    title: 'Opening hours',
    intro: (museum, through) => `When ${museum} is open, day by day until ${through}.`,
    usualWeek: 'The usual week',
    exceptions: 'Days to note',
    calendar: 'Calendar',
    closed: 'Closed',
    span: (start, end) => `${start} to ${end}`,
    lastAdmission: (time) => `Last admission ${time}`,
    opensAgain: (date, time) => `Opens on ${date} at ${time}`,
    untilFurtherNotice: (first) => `${first} until further notice`,
    clock: (place) => `All times are on the clock in ${place}.`,
  },
  events: {
    title: 'What’s on',
    intro: (museum, from) => `Events at ${museum} from ${from} on, by date.`,
    none: 'No events are announced at the moment.',
    over: 'This event is over.',
    when: 'When',
    where: 'Where',
    price: 'Price',
    category: 'Kind',
    free: 'Free',
    book: 'Book a place',
    everyDate: (count) => `All ${count} days`,
    duringOpeningHours: 'During opening hours',
    moreDays: (count, last) =>
      PLURAL.select(count) === 'one' ? `and on ${last}` : `and ${count} more days to ${last}`,
    span: (first, last) => `${first} to ${last}`,
    weekly: (weekday, first, last) =>
      last === undefined
        ? `Every ${weekday} from ${first} on`
        : `Every ${weekday} from ${first} to ${last}`,
    except: (dates) => `except ${dates}`,
    openDaysOnly: 'On days when the museum is open.',
    status: { scheduled: 'Takes place', cancelled: 'Cancelled', 'sold out': 'Sold out' },
  },
  feeds: {
    events: (museum) => `Events at ${museum}`,
    hours: (museum) => `Opening hours of ${museum}`,
    open: (museum) => `${museum} open`,
    closed: (museum) => `${museum} closed`,
    subscribeEvents: 'All events in your calendar (iCalendar)',
    subscribeHours: 'Opening hours in your calendar (iCalendar)',
    feedReader: 'Events in your feed reader (RSS)',
    addToCalendar: 'Add to your calendar',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or what was here is gone. These pages are there:',
  },
};
