import { type ReactNode, useState } from 'react';
import { toApiError } from '../../lib/refusal.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** They were asked for the second step and chose not to: nothing is done, and nothing went wrong. */
export const brokenOff = Symbol('broken off');

/** Does it; where the server asks for the second step first, so is the person, and then it is done. */
export type Confirmed = <T>(work: () => Promise<T>) => Promise<T | typeof brokenOff>;

type StepUp = {
  readonly confirmed: Confirmed;
  readonly dialog: ReactNode;
};

/** For what could take an account or its data away. */
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
