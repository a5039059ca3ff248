import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { bulkDeleteToast, toasts } from '@caretrail/contract/texts/toasts';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastFailed, toastShown } from '../../shell/toast-slice.ts';
import {
  addMedication,
  changeCyclePlan,
  changeStock,
  deleteMedication,
  deleteMedications,
  editMedication,
  restoreMedications,
} from './thunks.ts';

const backWords = (restored: readonly { readonly name: string }[]): string =>
  restored.length === 1
    ? `“${restored[0]?.name}” is back`
    : `${restored.length} medicines are back`;

/** §7 §8: what is said about the calls of medications. A dose says it in its own place. */
export const toastRows: readonly ToastRow[] = [
  ...toastsOf(addMedication, { done: toasts.medicationAdded, failed: clientErrors.medications }),
  ...toastsOf(editMedication, { done: toasts.medicationEdited, failed: clientErrors.medications }),
  ...toastsOf(changeCyclePlan, {
    done: toasts.medicationEdited,
    failed: clientErrors.medications,
  }),
  ...toastsOf(changeStock, { done: toasts.medicationEdited, failed: clientErrors.medications }),
  ...toastsOf(deleteMedication, {
    done: toasts.medicationDeleted,
    failed: clientErrors.medications,
  }),
  ...toastsOf(deleteMedications, {
    done: (result) => {
      const show = result.failed === 0 ? toastShown : toastFailed;
      return show(bulkDeleteToast(result));
    },
    failed: clientErrors.bulkDelete,
  }),
  // Beyond §7: the list shows the medicines again, so this says which.
  ...toastsOf(restoreMedications, {
    done: ({ restored, failed }) => {
      const words = backWords(restored);
      return failed === 0
        ? toastShown(words)
        : toastFailed(`${words}, ${failed} could not be restored. Choose Undo again.`);
    },
    failed: clientErrors.medications,
  }),
];
