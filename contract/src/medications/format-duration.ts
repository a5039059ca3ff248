export const times = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

/** 90 → '1 hour 30 minutes'. */
export function formatHoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours === 0 ? '' : times(hours, '1 hour', 'hours'),
    rest === 0 ? '' : times(rest, '1 minute', 'minutes'),
  ]
    .filter(Boolean)
    .join(' ');
}
