import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type DeleteRecordProps<T> = {
  readonly record: T;
  readonly texts: {
    readonly remove: string;
    readonly removeQuestion: string;
    readonly removeConfirm: string;
  };
  /** What is lost, by name. */
  readonly body: string;
  /** What else is asked before it is deleted. */
  readonly children?: ReactNode;
  /** Called with the record when deleting starts, and with null when it failed. */
  readonly onLeaving: (record: T | null) => void;
  /** Resolves to whether it was deleted. */
  readonly onDelete: () => Promise<boolean>;
  /** Goes back to the list, which offers an undo. */
  readonly onDeleted: () => void;
};

/** The button that deletes a record: asks for confirmation, deletes, and leaves its screen. */
export function DeleteRecord<T>(props: DeleteRecordProps<T>) {
  const { record, texts, body, onLeaving, onDelete, onDeleted } = props;
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const onConfirm = async (): Promise<void> => {
    setState('deleting');
    onLeaving(record);
    if (await onDelete()) return onDeleted();
    setState('idle');
    return onLeaving(null);
  };
  return (
    <>
      <Button
        look="quiet"
        className="-ms-3 px-3 text-problem! hover:bg-problem-tint! print:hidden"
        onClick={() => setState('asking')}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.remove}
      </Button>
      <ConfirmDialog
        heading={texts.removeQuestion}
        confirmText={texts.removeConfirm}
        isLosing
        isOpen={state !== 'idle'}
        isBusy={state === 'deleting'}
        onConfirm={() => void onConfirm()}
        onClose={() => setState((before) => (before === 'deleting' ? before : 'idle'))}
      >
        <p>{body}</p>
        {props.children}
      </ConfirmDialog>
    </>
  );
}
