/** Next year: its dates lie in the future, whenever the tests run. */
export const comingYear = new Date().getFullYear() + 1;

const words = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Friday 5 March 2027` */
export const named = (day: string): string =>
  words.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '');

const withoutYear = (day: string): string => named(day).replace(/ \d{4}$/, '');
const isOneYear = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4);

/** As a screen says it: with its year where that is not the year of today. */
export const said = (day: string, today: string): string =>
  isOneYear(day, today) ? withoutYear(day) : named(day);

/** 'Cycle 2: Sunday 1 February → Sunday 8 February', and as a sentence for screen readers: the year is said once. */
export const saidMove = (cycle: number, from: string, to: string, today: string): string => {
  const before = `Cycle ${cycle}: ${isOneYear(from, to) ? withoutYear(from) : said(from, today)}`;
  return `${before} → ${said(to, today)}${before} moves to ${said(to, today)}`;
};
