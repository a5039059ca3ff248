import { hrefOf } from '@caretrail/contract/access/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearEverything } from '../../lib/browser-storage.ts';
import { logout } from '../../session/logout.ts';
import { selectUser } from '../../session/selectors.ts';
import { noteSignOut } from '../../session/sign-out-note.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { useInstallation } from '../../session/use-installation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { termsTexts } from './texts.ts';

const texts = termsTexts.declining;

type DeclineDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Says what declining means before it is done. Nothing of the person stays on this device. */
export function DeclineDialog({ isOpen, onClose }: DeclineDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const support = useInstallation()?.support_email;
  const [isLeaving, setLeaving] = useState(false);
  const sentences = user?.preboarding_completed ? texts.withRecord : texts.newPerson;

  const onConfirm = async (): Promise<void> => {
    setLeaving(true);
    await dispatch(logout());
    clearEverything();
    noteSignOut('declined');
    await navigate(hrefOf('login'), { replace: true });
  };

  return (
    <Dialog
      heading={texts.heading}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.stay}</Button>
          <Button look="secondary" isBusy={isLeaving} onClick={() => void onConfirm()}>
            {isLeaving ? texts.confirming : texts.confirm}
          </Button>
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {support ? (
          <>
            {texts.deleteBefore}
            <a href={`mailto:${support}`} className="link py-0 wrap-anywhere">
              {support}
            </a>
            {texts.deleteAfter}
          </>
        ) : (
          texts.deleteUnknown
        )}
      </p>
    </Dialog>
  );
}
