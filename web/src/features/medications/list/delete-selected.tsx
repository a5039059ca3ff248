import { andList } from '@caretrail/contract/medications/dose-total';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { ClinicLine } from '../../../shell/doses/clinic-line.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteMedications } from '../thunks.ts';
import { listTexts as texts } from './texts.ts';

type DeleteSelectedProps = { readonly ids: readonly string[]; readonly onDone: () => void };

/** §7 bulk delete: asks with the number, then one call for each; the list offers to undo them all. */
export function DeleteSelected({ ids, onDone }: DeleteSelectedProps) {
  const dispatch = useAppDispatch();
  const known = useAppSelector(({ medications }) => medications.known);
  const selected = ids.flatMap((id) => known[id] ?? []);
  const sudden = selected.flatMap((each) => (each.never_stop_suddenly ? [each.name] : []));
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    const outcome = await dispatch(deleteMedications(ids));
    setState('idle');
    // §8: nothing was reached, so the selection stays for another try.
    if (deleteMedications.fulfilled.match(outcome)) onDone();
  };
  return (
    <>
      <Button look="danger" isDisabled={ids.length === 0} onClick={() => setState('asking')}>
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.deleteSelected}
      </Button>
      <ConfirmDialog
        heading={texts.deleteQuestion(ids.length)}
        confirmText={texts.deleteConfirm(ids.length)}
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
