import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { type SubmitEvent, useState } from 'react';
import { type Mistakes, mistakesOf, textIn } from '../../lib/form-values.ts';
import { login } from '../../session/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';

/** As they stand on the screen. */
const fields = ['email', 'password'] as const;

/** The form keeps its own values (password managers fill them in); this holds what became of sending them. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(({ auth }) => auth.status === 'pending');
  const [fieldErrors, setFieldErrors] = useState<Mistakes>({});
  const [refusal, setRefusal] = useState<{ readonly text: string } | null>(null);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = { email: textIn(form, 'email'), password: textIn(form, 'password') };
    const mistakes = mistakesOf(authEndpoints.login.body.safeParse(values).error?.issues ?? []);
    setFieldErrors(mistakes);
    setRefusal(null);
    const wrong = fields.find((field) => mistakes[field] !== undefined);
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const result = await dispatch(login(values));
    if (login.rejected.match(result) && result.payload) setRefusal({ text: result.payload });
  };

  return { isBusy, fieldErrors, refusal, onSubmit };
}
