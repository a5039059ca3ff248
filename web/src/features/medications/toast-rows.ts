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
  restoreMedication,
} from './thunks.ts';

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
  // Beyond §7: the list shows the medicine again, so this says which one it was.
  ...toastsOf(restoreMedication, {
    done: ({ name }) => toastShown(`“${name}” is back`),
    failed: clientErrors.medications,
  }),
];
