import type { LibraryFile } from '@caretrail/contract/files/schema';

export type Month = {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly files: readonly LibraryFile[];
};

/** Files in the order of their days, newest first, by months. */
export function byMonth(files: readonly LibraryFile[]): Month[] {
  const months: { month: string; files: LibraryFile[] }[] = [];
  for (const file of files) {
    const month = file.day.slice(0, 'YYYY-MM'.length);
    const last = months.at(-1);
    if (last?.month === month) last.files.push(file);
    else months.push({ month, files: [file] });
  }
  return months;
}
