import { commonErrors } from '@caretrail/contract/texts/common-errors';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type Errors, errorsOf, withoutError } from './form-values.ts';
import { type Refusal, toApiError } from './refusal.ts';

type SendState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly text: string | null; readonly errors: Errors };

const namesIn = (form: HTMLFormElement): string[] =>
  [...form.elements].map((field) => field.getAttribute('name') ?? '');

type FormSend<S extends z.ZodMiniType> = {
  readonly schema: S;
  readonly read: (form: HTMLFormElement) => z.input<S>;
  /** Rejects with what the call threw, unless the screen knows what to do about it. */
  readonly send: (values: z.output<S>) => Promise<void>;
  /** Replaces `toApiError` for a call with its own error texts. */
  readonly toRefusal?: (thrown: unknown) => Pick<Refusal, 'text' | 'fields'>;
};

/**
 * A form with uncontrolled fields (password managers fill them in). The contract checks it before it is sent; the focus
 * goes to the first field with an error, or to the alert.
 */
export function useFormSend<S extends z.ZodMiniType>(props: FormSend<S>) {
  const { schema, read, send, toRefusal = toApiError } = props;
  const [state, setState] = useState<SendState>({ status: 'idle' });
  const isSending = useRef(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const fail = (text: string, errors: Errors): void => {
      const wrong = namesIn(form).find((name) => Object.hasOwn(errors, name));
      setState({ status: 'failed', text: wrong === undefined ? text : null, errors });
      if (wrong === undefined) return;
      const field = form.querySelector<HTMLElement>(`[name="${wrong}"]`);
      field?.focus();
      // A field that had the focus already is moved down by its error text.
      requestAnimationFrame(() => field?.scrollIntoView({ block: 'nearest' }));
    };
    if (isSending.current) return;
    const parsed = schema.safeParse(read(form));
    if (!parsed.success) return fail(commonErrors.invalidInput, errorsOf(parsed.error.issues));
    isSending.current = true;
    setState({ status: 'loading' });
    try {
      await send(parsed.data);
      setState({ status: 'idle' });
    } catch (error) {
      const { text, fields } = toRefusal(error);
      fail(text, fields);
    } finally {
      isSending.current = false;
    }
  };

  /** For the form element, which receives the change events of its fields. */
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const field = target instanceof HTMLInputElement ? target.name : '';
    setState((before) =>
      before.status === 'failed' && Object.hasOwn(before.errors, field)
        ? { ...before, errors: withoutError(before.errors, field) }
        : before,
    );
  };

  return {
    isBusy: state.status === 'loading',
    errors: state.status === 'failed' ? state.errors : {},
    refusal: state.status === 'failed' ? state.text : null,
    onSubmit,
    onChange,
    /** The old message no longer applies. */
    onForget: () => setState({ status: 'idle' }),
  };
}
