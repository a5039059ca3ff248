import { treatmentsApi } from '../../data/treatments.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { type ToastRow, toastsOfCall } from '../../shell/toast-rows.ts';
import { toastShown } from '../../shell/toast-slice.ts';
import { callTexts as texts } from './texts.ts';

const {
  createTreatment,
  saveTreatment,
  editTreatment,
  linkTreatment,
  noteSessions,
  shiftTreatment,
  removeTreatment,
  restoreTreatment,
} = treatmentsApi.endpoints;
const failed = (failure: unknown): string => refusalOf(failure).text;

/** What is said about the calls of treatments. The form says itself what is wrong with it. */
export const toastRows: readonly ToastRow[] = [
  ...toastsOfCall(createTreatment, { done: texts.added }),
  ...toastsOfCall(saveTreatment, { done: texts.saved }),
  ...toastsOfCall(editTreatment, { failed }),
  ...toastsOfCall(linkTreatment, { failed }),
  ...toastsOfCall(noteSessions, { failed }),
  ...toastsOfCall(shiftTreatment, { failed }),
  ...toastsOfCall(removeTreatment, { failed }),
  ...toastsOfCall(restoreTreatment, { done: ({ title }) => toastShown(texts.back(title)), failed }),
];
