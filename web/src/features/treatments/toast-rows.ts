import { messages } from '@caretrail/contract/i18n/messages';
import type { treatmentsApi } from '../../data/treatments.ts';
import { refusalText } from '../../lib/refusal.ts';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastShown } from '../../shell/toast-slice.ts';
import { doneUnlessWaiting } from '../../shell/waiting-toast.ts';

const texts = messages('treatments/call', {
  added: 'Treatment added',
  saved: 'Treatment saved',
  back: '“{title}” restored',
});

const on = toastsOf<typeof treatmentsApi>();
const failed = refusalText;

/** What is said about the calls of treatments. The form says itself what is wrong with it. */
export const toastRows: readonly ToastRow[] = [
  ...on('createTreatment', { done: texts.added }),
  ...on('saveTreatment', { done: texts.saved }),
  ...on('editTreatment', { failed }),
  ...on('linkTreatment', { failed }),
  ...on('noteSessions', { done: doneUnlessWaiting(() => null), failed }),
  ...on('shiftTreatment', { failed }),
  ...on('removeTreatment', { failed }),
  ...on('restoreTreatment', { done: ({ title }) => toastShown(texts.back({ title })), failed }),
];
