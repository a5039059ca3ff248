import { messages } from '@caretrail/contract/i18n/messages';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { toasts } from '@caretrail/contract/texts/toasts';
import { doneUnlessWaiting } from '../../shell/waiting-toast.ts';
import type { timelinesApi } from '../../data/timelines.ts';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastShown } from '../../shell/toast-slice.ts';

const texts = messages('timelines/toasts', { restored: '“{title}” restored' });

const on = toastsOf<typeof timelinesApi>();
const failed = pickMessage.events;

/** §7 §8: the toasts for event calls. */
export const toastRows: readonly ToastRow[] = [
  ...on('createEvent', { done: doneUnlessWaiting(() => toasts.eventCreated), failed }),
  ...on('editEvent', { done: doneUnlessWaiting(() => toasts.eventEdited), failed }),
  ...on('removeEvent', { done: toasts.eventDeleted, failed }),
  ...on('editSeries', { done: toasts.eventEdited, failed }),
  ...on('removeSeries', { done: toasts.eventDeleted, failed }),
  ...on('removeEventFile', {
    done: toasts.fileDeleted,
    failed: pickMessage.eventFileDelete,
  }),
  // Beyond §7: names the event that is in the list again.
  ...on('restoreEvent', {
    done: ({ title }) => toastShown(texts.restored({ title })),
    failed,
  }),
];
