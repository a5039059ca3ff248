let format: Intl.NumberFormat | undefined;

/** '5,000'. Made when it is first asked for: the browser takes milliseconds to prepare it. */
export const inGroups = (number: number): string =>
  (format ??= new Intl.NumberFormat('en-GB')).format(number);
