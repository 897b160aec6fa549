import type { Museum } from '../domain/museum.ts';

/** The program that writes a museum's calendars. Source: RFC 5545, section 3.7.3. */
export function calendarProduct({ name, language }: Museum): string {
  return `-//${name}//calendar//${new Intl.Locale(language).language.toUpperCase()}`;
}

/** Where a museum is, in one line. */
export function addressLine({ name, address }: Museum): string {
  const { streetAddress, addressLocality, postalCode } = address;
  return [name, streetAddress, `${addressLocality} ${postalCode}`].join(', ');
}
