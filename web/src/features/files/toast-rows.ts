import type { filesApi } from '../../data/files.ts';
import { refusalText } from '../../lib/refusal.ts';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastFailed, toastShown } from '../../shell/toast-slice.ts';
import { countOfFiles } from './format-file.ts';

const on = toastsOf<typeof filesApi>();
const failed = refusalText;

/** What is said about the calls of the library; §7 names no text for it. */
export const toastRows: readonly ToastRow[] = [
  ...on('editFile', { done: 'File saved', failed }),
  ...on('removeFiles', {
    done: ({ gone, failed: left }) =>
      left === 0
        ? toastShown(`${countOfFiles(gone.length)} moved to the bin`)
        : toastFailed(
            `${countOfFiles(gone.length)} moved to the bin, ${left} could not be moved. Try again.`,
          ),
    failed,
  }),
  ...on('purgeFile', { done: 'File permanently deleted', failed }),
  ...on('restoreFile', {
    done: ({ title }) => toastShown(`“${title}” restored`),
    failed,
  }),
];
