import { profileApi, profileMessage } from '../data/profile.ts';
import { toastRows as cookieConsentRows } from '../features/cookie-consent/toast-rows.ts';
import { toastRows as filesRows } from '../features/files/toast-rows.ts';
import { toastRows as medicationsRows } from '../features/medications/toast-rows.ts';
import { toastRows as timelinesRows } from '../features/timelines/toast-rows.ts';
import { toastRows as treatmentsRows } from '../features/treatments/toast-rows.ts';
import { toastOn, type ToastRow } from '../shell/toast-rows.ts';
import { toastFailed } from '../shell/toast-slice.ts';

/** §7 §8: every result that shows a toast, by feature. */
export const toastRows: readonly ToastRow[] = [
  // §8: "other errors appear as toasts whose text comes from state". No screen shows this one.
  toastOn({ match: profileApi.endpoints.findProfile.matchRejected }, ({ payload, meta }) =>
    meta.aborted || meta.condition ? null : toastFailed(profileMessage(payload)),
  ),
  ...cookieConsentRows,
  ...filesRows,
  ...medicationsRows,
  ...timelinesRows,
  ...treatmentsRows,
];
