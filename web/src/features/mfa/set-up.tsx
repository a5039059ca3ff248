import type { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { useState } from 'react';
import { toApiError } from '../../lib/refusal.ts';
import { enrolTotp } from '../../session/sign-in-steps.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmApp } from '../../shell/second-factor/confirm-app.tsx';
import { EmailInstead } from './email-instead.tsx';
import { authenticatorTexts } from '../../shell/second-factor/texts.ts';

const texts = authenticatorTexts.intro;

type Enrolment = AnswerOf<typeof authEndpoints.enrolTotp>;
type Asking =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly text: string }
  | { readonly status: 'succeeded'; readonly enrolment: Enrolment };

type SetUpProps = {
  readonly onConfirmed: (answer: AnswerOf<typeof authEndpoints.confirmTotp>) => void;
};

/**
 * Begins on a press, not on arrival: a page loaded again on the way to the app and back would show
 * another key without a word, and the code of the first would be wrong.
 */
export function SetUp({ onConfirmed }: SetUpProps) {
  const [asking, setAsking] = useState<Asking>({ status: 'idle' });
  const onBegin = async (): Promise<void> => {
    setAsking({ status: 'loading' });
    try {
      setAsking({ status: 'succeeded', enrolment: await enrolTotp() });
    } catch (error) {
      setAsking({ status: 'failed', text: toApiError(error).text });
    }
  };
  if (asking.status === 'succeeded') {
    return <ConfirmApp enrolment={asking.enrolment} onConfirmed={onConfirmed} />;
  }
  const isBusy = asking.status === 'loading';
  return (
    <>
      <p>{texts.why}</p>
      <p>{texts.what}</p>
      {asking.status === 'failed' && <Alert>{asking.text}</Alert>}
      <Button isBusy={isBusy} className="w-full" onClick={() => void onBegin()}>
        {isBusy ? texts.beginning : texts.begin}
      </Button>
      <EmailInstead />
    </>
  );
}
