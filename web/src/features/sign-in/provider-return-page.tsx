import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { followLanguage } from '../../lib/language.ts';
import { toApiError } from '../../lib/refusal.ts';
import { returnFromProvider } from '../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { readProviderAnswer } from './provider-answer.ts';
import { takeProviderState } from './provider-state.ts';
import { signInTexts } from './texts.ts';

/** Sends on what the provider gave, once, and takes it out of the address bar. Answers the problem, if any. */
function useProviderReturn(): string | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [answer] = useState(() => readProviderAnswer(search));
  const [refusal, setRefusal] = useState<string | null>(null);
  const isTaken = useRef(false);

  useEffect(() => {
    const finish = async (): Promise<void> => {
      const isOwn = takeProviderState(answer.returned?.state);
      await navigate(hrefOf('oauthCallback'), { replace: true });
      if (answer.returned === undefined) return undefined;
      if (!isOwn) return setRefusal(signInTexts.providerReturn.failed);
      try {
        const { language } = await dispatch(returnFromProvider(answer.returned));
        await navigate(hrefOf('root'), { replace: true });
        followLanguage(language);
      } catch (error) {
        setRefusal(toApiError(error).text);
      }
      return undefined;
    };
    // The provider's code works once, and React may run an effect twice.
    if (isTaken.current) return;
    isTaken.current = true;
    void finish();
  }, [answer, dispatch, navigate]);

  return answer.returned === undefined ? answer.problem : refusal;
}

const texts = signInTexts.providerReturn;

/** /oauth/callback: where the identity provider sends the person back to. */
export function ProviderReturnPage() {
  const problem = useProviderReturn();
  return (
    <Sheet title={routes.oauthCallback.title}>
      {problem === null ? (
        <p role="status">{texts.waiting}</p>
      ) : (
        <>
          <Alert>{problem}</Alert>
          <Link to={hrefOf('login')} className={buttonClass()}>
            {texts.back}
          </Link>
        </>
      )}
    </Sheet>
  );
}
