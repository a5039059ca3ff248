import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { toasts } from '@caretrail/contract/texts/toasts';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastShown } from '../../shell/toast-slice.ts';
import { createEvent, deleteEvent, deleteEventFile, editEvent, restoreEvent } from './thunks.ts';

/** §7 §8: what is said about the calls of events. */
export const toastRows: readonly ToastRow[] = [
  ...toastsOf(createEvent, { done: toasts.eventCreated, failed: clientErrors.events }),
  ...toastsOf(editEvent, { done: toasts.eventEdited, failed: clientErrors.events }),
  ...toastsOf(deleteEvent, { done: toasts.eventDeleted, failed: clientErrors.events }),
  ...toastsOf(deleteEventFile, { done: toasts.fileDeleted, failed: clientErrors.eventFileDelete }),
  // Beyond §7: the list shows the event again, so this says which one it was.
  ...toastsOf(restoreEvent, {
    done: ({ title }) => toastShown(`“${title}” is back`),
    failed: clientErrors.events,
  }),
];
