import { useState } from 'react';
import { accountApi } from '../../data/account.ts';
import { toApiError } from '../../lib/refusal.ts';
import { rememberUser } from '../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toastShown } from '../toast-slice.ts';
import { deletionTexts as texts } from './texts.ts';

type Keeping =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly text: string };

/** Cancels the deletion of the account. */
export function KeepButton({ look = 'primary' }: { readonly look?: 'primary' | 'secondary' }) {
  const dispatch = useAppDispatch();
  const [keeping, setKeeping] = useState<Keeping>({ status: 'idle' });
  const onKeep = async (): Promise<void> => {
    setKeeping({ status: 'loading' });
    try {
      const user = await dispatch(accountApi.endpoints.keepAccount.initiate({})).unwrap();
      dispatch(toastShown(texts.kept));
      dispatch(rememberUser(user));
    } catch (error) {
      setKeeping({ status: 'failed', text: toApiError(error).text });
    }
  };
  const isBusy = keeping.status === 'loading';
  return (
    <>
      {keeping.status === 'failed' && <Alert>{keeping.text}</Alert>}
      <Button look={look} isBusy={isBusy} onClick={() => void onKeep()}>
        {isBusy ? texts.keeping : texts.keep}
      </Button>
    </>
  );
}
