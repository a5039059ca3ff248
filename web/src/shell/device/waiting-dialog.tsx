import { conflictOf, keepMine, withdraw } from '../../data/device/decide.ts';
import { useDeviceState } from '../../data/device/state.ts';
import { sendWaiting, type WaitingWrite } from '../../data/device/waiting.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatWaiting, formatWaitingEntry } from './format-waiting.ts';
import { summaryOf } from './summary-of.ts';
import { waitingTexts as texts } from './waiting-texts.ts';

type ItemProps = { readonly item: WaitingWrite; readonly nowMs: number };

/** Set aside because another device has recorded something else: both versions, and the choice between them. */
function Conflict({ item, nowMs }: ItemProps) {
  const stored = conflictOf(item);
  if (stored === null) return null;
  return (
    <>
      <p>{texts.conflict}</p>
      <p>{texts.mine({ what: formatWaitingEntry(item.content.log, nowMs) })}</p>
      <p>{texts.other({ what: formatWaitingEntry(stored, nowMs) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void keepMine(item, stored)}>
          {texts.keepMine}
        </Button>
        <Button look="secondary" onClick={() => void withdraw(item)}>
          {texts.keepOther}
        </Button>
      </div>
    </>
  );
}

/** Why it is here, where there is nothing to choose. */
function whyText({ item, nowMs }: ItemProps): string | null {
  const { refusal, isWithdrawn } = item;
  if (refusal === null) return isWithdrawn ? texts.withdrawn : null;
  const stored = conflictOf(item);
  return isWithdrawn && stored !== null
    ? texts.withdrawnOther({ what: formatWaitingEntry(stored, nowMs) })
    : texts.refused({ why: refusal.text });
}

function Item({ item, nowMs }: ItemProps) {
  const { refusal, isWithdrawn, content } = item;
  const name = content.dose.medication_name;
  const hasChoice = !isWithdrawn && conflictOf(item) !== null;
  const why = whyText({ item, nowMs });
  return (
    <li className="space-y-2 border-t border-rule py-3 first:border-0">
      <p className="font-medium wrap-anywhere">{formatWaiting(item, nowMs)}</p>
      {hasChoice ? (
        <Conflict {...{ item, nowMs }} />
      ) : (
        <>
          {why !== null && <p>{why}</p>}
          {(refusal !== null || !isWithdrawn) && (
            <Button
              look="secondary"
              aria-label={
                refusal === null ? texts.withdrawFor({ name }) : texts.removeFor({ name })
              }
              onClick={() => void withdraw(item)}
            >
              {refusal === null ? texts.withdraw : texts.remove}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

/** What waits on this device: each can be read, and withdrawn. */
export function WaitingDialog({ onClose }: { readonly onClose: () => void }) {
  const { waiting, isAway } = useDeviceState();
  const nowMs = useNow();
  const { heading, lead, isSending } = summaryOf(waiting);
  return (
    <Dialog
      heading={heading}
      isOpen
      onClose={onClose}
      actions={
        <>
          {!isAway && isSending && (
            <Button look="secondary" onClick={() => void sendWaiting()}>
              {texts.send}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      {lead !== null && <p>{lead}</p>}
      <ul>
        {waiting.map((item) => (
          <Item key={item.key} {...{ item, nowMs }} />
        ))}
      </ul>
    </Dialog>
  );
}
