import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import { type ReactNode, useState } from 'react';
import { toApiError } from '../../lib/refusal.ts';
import { selectUser } from '../../session/selectors.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { stepUpTexts as texts } from './texts.ts';

type StepUpDialogProps = {
  readonly onPassed: (answer: TokensAndUser) => void;
  readonly onClose: () => void;
};

/** The second step again, with the method of the account. */
function StepUpDialog({ onPassed, onClose }: StepUpDialogProps) {
  const hasApp = useAppSelector(selectUser)?.is_primary_mfa === true;
  return (
    <Dialog
      heading={texts.confirm}
      isOpen
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <div className="space-y-4">
        <p className="text-ink-soft">
          {texts.confirmWhy({ minutes: limits.auth.freshMs / 60_000 })}
        </p>
        {hasApp ? <AppCodeForm onPassed={onPassed} /> : <EmailCodeForm onPassed={onPassed} />}
      </div>
    </Dialog>
  );
}

/** The user cancelled the second step: nothing is done, and nothing failed. */
export const brokenOff = Symbol('broken off');

/** Makes a call; if the server asks for the second step first, asks the user and then repeats the call. */
export type Confirmed = <T>(work: () => Promise<T>) => Promise<T | typeof brokenOff>;

type StepUp = {
  readonly confirmed: Confirmed;
  readonly dialog: ReactNode;
};

/** For changes that could cost an account or its data. */
export function useStepUp(): StepUp {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<{ readonly give: (isPassed: boolean) => void } | null>(null);
  const ask = (): Promise<boolean> =>
    new Promise((give) => {
      setAnswer({ give });
    });
  const close = (isPassed: boolean): void => {
    answer?.give(isPassed);
    setAnswer(null);
  };
  return {
    confirmed: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (toApiError(error).code !== 'reauth_required') throw error;
        return (await ask()) ? work() : brokenOff;
      }
    },
    dialog: answer !== null && (
      <StepUpDialog
        onPassed={(passed) => {
          dispatch(passSecondFactor(passed));
          close(true);
        }}
        onClose={() => close(false)}
      />
    ),
  };
}
