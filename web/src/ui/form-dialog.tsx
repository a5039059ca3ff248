import { type ReactNode, useId } from 'react';
import type { useFormSend } from '../lib/use-form-send.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  readonly heading: string;
  /** What the form will do. */
  readonly lead: ReactNode;
  readonly sending: Pick<
    ReturnType<typeof useFormSend>,
    'isBusy' | 'refusal' | 'onSubmit' | 'onChange'
  >;
  readonly onClose: () => void;
  readonly texts: { readonly cancel: string; readonly submit: string; readonly submitting: string };
  /** For actions that cannot be undone. */
  readonly isDanger?: boolean;
  /** The fields. The first one is focused. */
  readonly children: ReactNode;
};

/** A short form on top of the page. */
export function FormDialog(props: FormDialogProps) {
  const { heading, lead, sending, onClose, texts, isDanger = false, children } = props;
  const { isBusy, refusal } = sending;
  const id = useId();
  return (
    <Dialog
      heading={heading}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} look={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {isBusy ? texts.submitting : texts.submit}
          </Button>
        </>
      }
    >
      <p>{lead}</p>
      {refusal !== null && <Alert key={refusal}>{refusal}</Alert>}
      <form
        id={id}
        noValidate
        method="post"
        onSubmit={(event) => void sending.onSubmit(event)}
        onChange={sending.onChange}
        className="space-y-5"
      >
        {children}
      </form>
    </Dialog>
  );
}
