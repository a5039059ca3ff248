import { asFailure } from '@caretrail/contract/http/failure';
import { messages } from '@caretrail/contract/i18n/messages';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { bulkDeleteToast, toasts } from '@caretrail/contract/texts/toasts';
import type { medicationsApi } from '../../data/medications.ts';
import { type ToastRow, toastsOf } from '../../shell/toast-rows.ts';
import { toastFailed, toastShown } from '../../shell/toast-slice.ts';

const on = toastsOf<typeof medicationsApi>();

const texts = messages('medications/restored', {
  one: '“{name}” restored',
  many: '{count, plural, one {# medicine restored} other {# medicines restored}}',
  oneNotAll: '“{name}” restored, {failed, number} could not be restored. Select Undo again.',
  manyNotAll:
    '{count, plural, one {# medicine restored, {failed, number} could not be restored.} other {# medicines restored, {failed, number} could not be restored.}} Select Undo again.',
});

type Restored = {
  readonly restored: readonly { readonly name: string }[];
  readonly failed: number;
};

function formatRestored({ restored, failed }: Restored): string {
  const count = restored.length;
  const name = restored[0]?.name ?? '';
  if (failed === 0) return count === 1 ? texts.one({ name }) : texts.many({ count });
  return count === 1 ? texts.oneNotAll({ name, failed }) : texts.manyNotAll({ count, failed });
}

const added = { done: toasts.medicationAdded, failed: pickMessage.medicationChange };
const edited = { done: toasts.medicationEdited, failed: pickMessage.medicationChange };

const showFor = (result: { readonly failed: number }) =>
  result.failed === 0 ? toastShown : toastFailed;

/** §7 §8: the toasts for medication calls. Doses show their messages in their row. */
export const toastRows: readonly ToastRow[] = [
  ...on('createMedication', added),
  ...on('editMedication', edited),
  ...on('changePlan', edited),
  // Beyond §7: the screen says how many are left, so that it does not sound like a changed prescription.
  ...on('changeStock', { failed: pickMessage.medicationChange }),
  ...on('removeMedication', {
    done: toasts.medicationDeleted,
    failed: pickMessage.medications,
  }),
  ...on('removeMedications', {
    done: (result) => showFor(result)(bulkDeleteToast(result)),
    failed: (failure) => asFailure(failure)?.message ?? pickMessage.bulkDelete(failure),
  }),
  // Beyond §7: names the medicines that are in the list again.
  ...on('restoreMedications', {
    done: (result) => showFor(result)(formatRestored(result)),
    failed: pickMessage.medications,
  }),
];
