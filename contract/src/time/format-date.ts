export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** '20 November'; with its year where that is not the year of today. */
export function formatDate(date: string, today: string): string {
  const [year, month = 1, day = 1] = date.split('-').map(Number);
  const words = `${day} ${monthNames[month - 1]}`;
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${year}`;
}
