import { unexpectedText } from '@caretrail/contract/texts/common-errors';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastFailed, toastShown } from '../../shell/toast-slice.ts';
import { binFiles, editFile, purgeFile, restoreFile } from './thunks.ts';
import { countOfFiles } from './words/file-words.ts';

/** What is said about the calls of the library; §7 names no text for it. */
export const toastRows: readonly ToastRow[] = [
  ...toastsOf(editFile, { done: 'File saved', failed: unexpectedText }),
  ...toastsOf(binFiles, {
    done: ({ gone, failed }) =>
      failed === 0
        ? toastShown(`${countOfFiles(gone.length)} moved to the bin`)
        : toastFailed(
            `${countOfFiles(gone.length)} moved to the bin, ${failed} could not be. Please try again.`,
          ),
    failed: unexpectedText,
  }),
  ...toastsOf(purgeFile, { done: 'File removed for good', failed: unexpectedText }),
  ...toastsOf(restoreFile, {
    done: ({ title }) => toastShown(`“${title}” is back`),
    failed: unexpectedText,
  }),
];
