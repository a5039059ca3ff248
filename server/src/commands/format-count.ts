/** '1 row', '1,204 rows' */
export const formatCount = (count: number, one: string): string =>
  `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;
