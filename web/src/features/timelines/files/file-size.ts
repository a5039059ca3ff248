const units = ['bytes', 'kB', 'MB'] as const;
const step = 1024;

/** '2.4 MB': exact enough to tell a photo from a scan. */
export function fileSize(bytes: number): string {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step)),
  );
  const figure = bytes / step ** power;
  const shown = power === 0 || figure >= 10 ? Math.round(figure) : Math.round(figure * 10) / 10;
  return `${shown} ${bytes === 1 ? 'byte' : units[power]}`;
}
