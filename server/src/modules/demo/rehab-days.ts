/** Once a week for twenty weeks, in days from today. */
export const rehabDays = Array.from({ length: 20 }, (_, index) => -180 + index * 7) as [
  number,
  ...number[],
];
