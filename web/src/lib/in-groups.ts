let format: Intl.NumberFormat | undefined;

/** '5,000'. The formatter is created on first use, because that takes the browser milliseconds. */
export const inGroups = (number: number): string =>
  (format ??= new Intl.NumberFormat('en-GB')).format(number);
