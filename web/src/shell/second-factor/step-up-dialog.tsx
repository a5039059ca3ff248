import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { AppCodeForm } from './app-code-form.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { stepUpTexts as texts } from './texts.ts';

type StepUpDialogProps = {
  readonly onPassed: (answer: TokensAndUser) => void;
  readonly onClose: () => void;
};

/** The second step once more, by the way the account uses. */
export function StepUpDialog({ onPassed, onClose }: StepUpDialogProps) {
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
        <p className="text-ink-soft">{texts.confirmWhy}</p>
        {hasApp ? <AppCodeForm onPassed={onPassed} /> : <EmailCodeForm onPassed={onPassed} />}
      </div>
    </Dialog>
  );
}
