/** Next year: what stands there lies ahead, whenever the tests run. */
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
