import type { ChangeEvent, ReactNode, RefObject, SubmitEvent } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type SendFormProps = {
  /** The result of `useFormSend`. */
  readonly sending: {
    readonly isBusy: boolean;
    readonly refusal: string | null;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  };
  readonly submitText: string;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
};

/** Fields and one button. `post` keeps the input out of the address if the script does not run. */
export function SendForm({ sending, submitText, form, children }: SendFormProps) {
  const { isBusy, refusal, onSubmit, onChange } = sending;
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      onChange={onChange}
      className="space-y-5"
    >
      {refusal !== null && <Alert key={refusal}>{refusal}</Alert>}
      {children}
      <Button type="submit" isBusy={isBusy} className="w-full">
        {submitText}
      </Button>
    </form>
  );
}
