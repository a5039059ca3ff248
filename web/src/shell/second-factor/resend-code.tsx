import { useId } from 'react';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Button } from '../../ui/button.tsx';
import { emailCodeTexts as texts } from './texts.ts';

type ResendCodeProps = {
  readonly isSending: boolean;
  /** The time from which another code may be requested. */
  readonly resendAt: number;
  readonly onResend: () => void;
};

/** The countdown is visible; screen readers get only its beginning and end. */
export function ResendCode({ isSending, resendAt, onResend }: ResendCodeProps) {
  const left = useSecondsLeft(resendAt);
  const note = useId();
  return (
    <div className="space-y-2 border-t border-rule pt-5">
      <p>{texts.nothingArrived}</p>
      <Button
        look="secondary"
        isBusy={isSending || left > 0}
        aria-describedby={note}
        onClick={onResend}
        className="aria-disabled:border-rule aria-disabled:bg-transparent aria-disabled:text-ink-soft"
      >
        {isSending ? texts.resending : texts.resend}
      </Button>
      <p id={note} className="min-h-[1.55em] text-ink-soft">
        {left > 0 && texts.resendIn({ seconds: left })}
      </p>
      <p role="status" className="sr-only">
        {!isSending && resendAt > 0 && left === 0 && texts.resendNow}
      </p>
    </div>
  );
}
