import { menuTexts } from '@caretrail/contract/access/menu';
import { messages } from '@caretrail/contract/i18n/messages';
import { createPortal } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const texts = messages('shell/feedback', {
  opening:
    'Your email app should open with a new email to us. If it does not, write to this address:',
  copy: 'Copy the address',
  close: 'Close',
});

type FeedbackDialogProps = { readonly address: string; readonly onClose: () => void };

/** Not inside the menu: turning the screen may hide the menu, and with it an open modal dialog. */
export const FeedbackDialog = ({ address, onClose }: FeedbackDialogProps) =>
  createPortal(
    <Dialog
      heading={menuTexts.sendFeedback}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p>{texts.opening}</p>
      <p className="font-semibold wrap-anywhere">{address}</p>
      <CopyButton text={address} label={texts.copy} />
    </Dialog>,
    document.body,
  );
