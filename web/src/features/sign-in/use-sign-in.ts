import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { login } from '../../session/auth-slice.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';

/** The text of §8 names no field. */
const wordsOf = (thrown: unknown) => ({
  text: thrown instanceof Error ? thrown.message : pickMessage.login(thrown),
  fields: {},
});

export function useSignIn() {
  const dispatch = useAppDispatch();
  return useFormSend({
    schema: authEndpoints.login.body,
    read: (form) => ({ email: textIn(form, 'email'), password: textIn(form, 'password') }),
    send: async (credentials) => {
      const refusal = await dispatch(login(credentials));
      if (refusal !== null) throw new Error(refusal);
    },
    wordsOf,
  });
}
