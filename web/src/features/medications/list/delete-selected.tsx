import { andList } from '@caretrail/contract/medications/dose-total';
import { Trash2 } from 'lucide-react';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ClinicLine } from '../doses/clinic-line.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteMedications } from '../thunks.ts';
import { listTexts as texts } from './texts.ts';

type DeleteSelectedProps = {
  readonly selected: readonly Medication[];
  readonly onDone: () => void;
};

/** §7 bulk delete: asks with the number, then one call for each; the list offers to undo them all. */
export function DeleteSelected({ selected, onDone }: DeleteSelectedProps) {
  const dispatch = useAppDispatch();
  const sudden = selected.flatMap((each) => (each.never_stop_suddenly ? [each.name] : []));
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    const counts = await dispatch(deleteMedications(selected));
    setState('idle');
    // §8: nothing was reached, so the selection stays for another try.
    if (counts !== null) onDone();
  };
  return (
    <>
      <Button look="danger" isDisabled={selected.length === 0} onClick={() => setState('asking')}>
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.deleteSelected}
      </Button>
      <ConfirmDialog
        heading={texts.deleteQuestion(selected.length)}
        confirmText={texts.deleteConfirm(selected.length)}
        isLosing
        isOpen={state !== 'idle'}
        isBusy={state === 'deleting'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState((before) => (before === 'deleting' ? before : 'idle'))}
      >
        {sudden.length > 0 && (
          <>
            <p className="font-semibold text-problem">{texts.sudden(andList(sudden))}</p>
            <ClinicLine />
          </>
        )}
        <p className="wrap-anywhere">{texts.deleteBody(selected.map(({ name }) => name))}</p>
      </ConfirmDialog>
    </>
  );
}
