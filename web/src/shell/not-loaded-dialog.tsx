import { messages } from '@caretrail/contract/i18n/messages';
import { createPortal } from 'react-dom';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const texts = messages('shell/not-loaded', {
  heading: 'This could not be loaded',
  lead: 'Check your connection, then reload the page.',
  close: 'Close',
});

/** In place of a dialog whose files are gone after a deployment or cannot be reached. */
export const NotLoadedDialog = ({ onClose }: { readonly onClose: () => void }) =>
  createPortal(
    <Dialog
      heading={texts.heading}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Alert>{texts.lead}</Alert>
    </Dialog>,
    document.body,
  );
