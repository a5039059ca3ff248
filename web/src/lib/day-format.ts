/**
 * A way to write a day of the calendar ('YYYY-MM-DD'), which no zone shifts. The browser takes milliseconds to
 * prepare one, and no screen needs them all: each is made when it is first asked for.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    // Engines differ on the comma after the weekday.
    return format.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '');
  };
}
