import { menuTexts } from '@caretrail/contract/access/menu';
import { messages } from '@caretrail/contract/i18n/messages';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const texts = messages('shell/feedback', {
  opening:
    'Your email program opens with a new email to us. If it does not, write to this address:',
  copy: 'Copy the address',
  close: 'Close',
});

type FeedbackLinkProps = {
  readonly address: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** §2.4: opens a mail. Where no program for it is set up nothing happens, so the address is shown too. */
export function FeedbackLink({ address, className, children }: FeedbackLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a className={className} href={`mailto:${address}`} onClick={() => setOpen(true)}>
        {children}
      </a>
      {isOpen &&
        // Not inside the menu: turning the screen may hide the menu, and with it an open modal dialog.
        createPortal(
          <Dialog
            heading={menuTexts.sendFeedback}
            isOpen
            onClose={() => setOpen(false)}
            actions={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
          >
            <p>{texts.opening}</p>
            <p className="font-semibold wrap-anywhere">{address}</p>
            <CopyButton text={address} label={texts.copy} />
          </Dialog>,
          document.body,
        )}
    </>
  );
}
