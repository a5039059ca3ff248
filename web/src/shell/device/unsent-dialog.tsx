import { menuTexts } from '@caretrail/contract/access/menu';
import { useState } from 'react';
import { useDeviceState } from '../../data/device/state.ts';
import { sendWaitingNow } from '../../data/device/waiting.ts';
import type { WaitingWrite } from '../../data/device/waiting-kinds.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { LogoutQuestionProps } from '../logout-note.ts';
import { formatWaiting } from './format-waiting.ts';
import { summaryOf } from './summary-of.ts';
import { unsentTexts as texts, waitingTexts } from './waiting-texts.ts';

type UnsentProps = LogoutQuestionProps & {
  /** What waits for the own record, while that of someone else is open. */
  readonly unseen?: readonly WaitingWrite[];
};

/** Before a sign-out: names what would be lost, and sends it first where that is possible. */
export function UnsentDialog({ onClose, onConfirm, unseen }: UnsentProps) {
  const { waiting: shown, isAway } = useDeviceState();
  const waiting = unseen ?? shown;
  const nowMs = useNow();
  const [isBusy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const count = waiting.length;
  const { isSending } = summaryOf(waiting);
  const onSend = async (): Promise<void> => {
    setBusy(true);
    await sendWaitingNow();
    setBusy(false);
    setTried(true);
  };
  if (count === 0)
    return (
      <Dialog
        heading={menuTexts.logoutQuestion}
        isOpen
        isWarning
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{menuTexts.cancel}</Button>
            <Button look="secondary" onClick={onConfirm}>
              {menuTexts.logout}
            </Button>
          </>
        }
      >
        <p role="status">{waitingTexts.none}</p>
      </Dialog>
    );
  return (
    <Dialog
      heading={isSending ? texts.heading({ count }) : texts.headingRefused({ count })}
      isOpen
      isWarning
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.stay}</Button>
          {isSending && !isAway && (
            <Button look="secondary" isBusy={isBusy} onClick={() => void onSend()}>
              {texts.send}
            </Button>
          )}
          <Button look="danger" data-risky="" onClick={onConfirm}>
            {texts.lose({ count })}
          </Button>
        </>
      }
    >
      <p className="font-medium">{texts.lost}</p>
      {isSending && isAway && <p>{texts.away}</p>}
      <ul className="list-disc ps-5">
        {waiting.map((item) => (
          <li key={item.key} className="wrap-anywhere">
            {formatWaiting(item, nowMs)}
          </li>
        ))}
      </ul>
      {hasTried && !isBusy && <p role="status">{texts.notSent}</p>}
    </Dialog>
  );
}
