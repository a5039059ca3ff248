import { messages } from '@caretrail/contract/i18n/messages';
import type { filesApi } from '../../data/files.ts';
import { refusalText } from '../../lib/refusal.ts';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastFailed, toastShown } from '../../shell/toast-slice.ts';

const texts = messages('files/toasts', {
  saved: 'File saved',
  movedSome:
    '{count, plural, one {# file moved to the bin, {left, number} could not be moved. Try again.} other {# files moved to the bin, {left, number} could not be moved. Try again.}}',
  purged: 'File permanently deleted',
  restored: '“{title}” restored',
});

const on = toastsOf<typeof filesApi>();
const failed = refusalText;

/** What is said about the calls of the library; §7 names no text for it. */
export const toastRows: readonly ToastRow[] = [
  ...on('editFile', { done: texts.saved, failed }),
  ...on('removeFiles', {
    done: ({ gone, failed: left }) =>
      // The bar with Undo says it; a toast would say it twice.
      left === 0 ? null : toastFailed(texts.movedSome({ count: gone.length, left })),
    failed,
  }),
  ...on('purgeFile', { done: texts.purged, failed }),
  ...on('restoreFile', {
    done: ({ title }) => toastShown(texts.restored({ title })),
    failed,
  }),
];
