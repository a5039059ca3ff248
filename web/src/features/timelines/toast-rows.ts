import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { toasts } from '@caretrail/contract/texts/toasts';
import { timelinesApi } from '../../data/timelines.ts';
import { type ToastRow, toastsOfCall } from '../../shell/toast-rows.ts';
import { toastShown } from '../../shell/toast-slice.ts';

const { createEvent, editEvent, removeEvent, restoreEvent, removeEventFile } =
  timelinesApi.endpoints;
const failed = pickMessage.events;

/** §7 §8: what is said about the calls of events. */
export const toastRows: readonly ToastRow[] = [
  ...toastsOfCall(createEvent, { done: toasts.eventCreated, failed }),
  ...toastsOfCall(editEvent, { done: toasts.eventEdited, failed }),
  ...toastsOfCall(removeEvent, { done: toasts.eventDeleted, failed }),
  ...toastsOfCall(removeEventFile, {
    done: toasts.fileDeleted,
    failed: pickMessage.eventFileDelete,
  }),
  // Beyond §7: the list shows the event again, so this says which one it was.
  ...toastsOfCall(restoreEvent, {
    done: ({ title }) => toastShown(`“${title}” is back`),
    failed,
  }),
];
