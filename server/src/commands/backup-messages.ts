import { isDatabaseFull } from '../db/database-errors.ts';
import type { Checked } from '../modules/backup/service.ts';
import { FileStoreProblem } from '../ports/file-store.ts';
import { StartupProblem } from '../startup-problem.ts';
import { formatCount } from './format-count.ts';

/** Progress goes to stderr, so that the result can be piped. */
export const toStderr = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const isFull = (error: NodeJS.ErrnoException): boolean =>
  isDatabaseFull(error) || ['ENOSPC', 'EDQUOT'].includes(error.code ?? '');

/** For errors that the operator can fix; any other error is our own fault and stays as it is. */
export function asStartupProblem(error: unknown): unknown {
  if (error instanceof FileStoreProblem)
    return new StartupProblem(
      `The file store is not working (${error.code}). Check the disk or the bucket and try again. Nothing was changed.`,
      { cause: error },
    );
  if (error instanceof Error && isFull(error))
    return new StartupProblem(
      'There is no space left for the files or the database. Nothing was changed.',
      { cause: error },
    );
  return error;
}

/** '1,204 rows in 40 tables, 12 files with 3.4 MB' */
export function formatBackupSize({ tables, files }: Checked['manifest']): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const megabytes = (bytes / 1e6).toFixed(1);
  return `${formatCount(rows, 'row')} in ${formatCount(tables.length, 'table')}, ${formatCount(files.length, 'stored content')} with ${megabytes} MB`;
}
