import { asFailure } from '@caretrail/contract/http/failure';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { bulkDeleteToast, toasts } from '@caretrail/contract/texts/toasts';
import type { medicationsApi } from '../../data/medications.ts';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastFailed, toastShown } from '../../shell/toast-slice.ts';

const on = toastsOf<typeof medicationsApi>();

const formatRestored = (restored: readonly { readonly name: string }[]): string =>
  restored.length === 1
    ? `“${restored[0]?.name}” restored`
    : `${restored.length} medicines restored`;

const added = { done: toasts.medicationAdded, failed: pickMessage.medicationChange };
const edited = { done: toasts.medicationEdited, failed: pickMessage.medicationChange };

/** §7 §8: the toasts for medication calls. Doses show their messages in their row. */
export const toastRows: readonly ToastRow[] = [
  ...on('createMedication', added),
  ...on('editMedication', edited),
  ...on('changePlan', edited),
  ...on('changeStock', edited),
  ...on('removeMedication', {
    done: toasts.medicationDeleted,
    failed: pickMessage.medications,
  }),
  ...on('removeMedications', {
    done: (result) => {
      const show = result.failed === 0 ? toastShown : toastFailed;
      return show(bulkDeleteToast(result));
    },
    failed: (failure) => asFailure(failure)?.message ?? pickMessage.bulkDelete(failure),
  }),
  // Beyond §7: names the medicines that are in the list again.
  ...on('restoreMedications', {
    done: ({ restored, failed }) => {
      const words = formatRestored(restored);
      return failed === 0
        ? toastShown(words)
        : toastFailed(`${words}, ${failed} could not be restored. Select Undo again.`);
    },
    failed: pickMessage.medications,
  }),
];
