import { toastRows as cookieConsentRows } from '../features/cookie-consent/toast-rows.ts';
import { toastRows as filesRows } from '../features/files/toast-rows.ts';
import { toastRows as medicationsRows } from '../features/medications/toast-rows.ts';
import { toastRows as timelinesRows } from '../features/timelines/toast-rows.ts';
import { toastRows as treatmentsRows } from '../features/treatments/toast-rows.ts';
import { profileRejected } from '../session/profile-slice.ts';
import { toastOn, type ToastRow } from '../shell/toast-rows.ts';
import { toastFailed } from '../shell/toast-slice.ts';

/** §7 §8: every result that says something, each feature's rows once. */
export const toastRows: readonly ToastRow[] = [
  // §8: "other errors appear as toasts whose text comes from state". No screen shows this one.
  toastOn(profileRejected, ({ payload }) => toastFailed(payload)),
  ...cookieConsentRows,
  ...filesRows,
  ...medicationsRows,
  ...timelinesRows,
  ...treatmentsRows,
];
