const units = ['kB', 'MB'] as const;
const step = 1024;

/** '2.4 MB': exact enough to tell a photo from a scan. */
export function fileSize(bytes: number): string {
  if (bytes < step) return `less than 1 ${units[0]}`;
  const power = bytes < step ** units.length ? 1 : units.length;
  const figure = bytes / step ** power;
  const shown = figure >= 10 ? Math.round(figure) : Math.round(figure * 10) / 10;
  return `${shown} ${units[power - 1]}`;
}
