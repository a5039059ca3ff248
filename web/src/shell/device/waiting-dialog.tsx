import { useState } from 'react';
import {
  type Conflict,
  conflictOf,
  keepMine,
  putBack,
  withdraw,
} from '../../data/device/decide.ts';
import { useDeviceState } from '../../data/device/state.ts';
import { sendWaitingNow } from '../../data/device/waiting.ts';
import type { WaitingWrite } from '../../data/device/waiting-kinds.ts';
import { steadyTaps } from '../../lib/steady-taps.ts';
import { undoMs } from '../../lib/undo-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import {
  formatSessions,
  formatWaiting,
  formatWaitingEntry,
  nameOfWaiting,
} from './format-waiting.ts';
import { summaryOf } from './summary-of.ts';
import { waitingTexts as texts } from './waiting-texts.ts';

type Worded = { readonly item: WaitingWrite; readonly nowMs: number };
type ItemProps = Worded & { readonly onWithdraw: (item: WaitingWrite) => void };

/** Both versions in words, and the choice between them. */
function inWords(conflict: Conflict, nowMs: number) {
  const { keepMine: keep, keepOther: drop } = texts;
  switch (conflict.about) {
    case 'dose': {
      const { mine, stored } = conflict;
      const [own, other] = [mine.log, stored].map((entry) => formatWaitingEntry(entry, nowMs));
      return { lead: texts.conflict, mine: own, other, keep, drop };
    }
    case 'question': {
      const { mine, stored } = conflict;
      const [keepIt, dropIt] = [texts.addMine, texts.dropMine];
      const other = stored.questions.join('\n');
      return {
        lead: texts.conflictQuestion,
        mine: mine.question,
        other,
        keep: keepIt,
        drop: dropIt,
      };
    }
    case 'sessions': {
      const { mine, stored } = conflict;
      const [own, other] = [undefined, stored.sessions].map((sessions) =>
        formatSessions(mine, nowMs, sessions),
      );
      return { lead: texts.conflictSessions, mine: own, other, keep, drop };
    }
  }
}

type ConflictProps = ItemProps & { readonly conflict: Conflict };

/** Set aside because another device has recorded something else: both versions, and the choice between them. */
function TwoRecords({ item, conflict, nowMs, onWithdraw }: ConflictProps) {
  const { lead, mine = '', other = '', keep, drop } = inWords(conflict, nowMs);
  return (
    <>
      <p>{lead}</p>
      <p className="wrap-anywhere">{texts.mine({ what: mine })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{texts.other({ what: other })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void keepMine(item, conflict)}>
          {keep}
        </Button>
        <Button look="secondary" onClick={() => onWithdraw(item)}>
          {drop}
        </Button>
      </div>
    </>
  );
}

/** Why it is here, where there is nothing to choose. */
function whyText({ item, nowMs }: Worded): string | null {
  const { refusal, isWithdrawn } = item;
  if (refusal === null) return isWithdrawn ? texts.withdrawn : null;
  const conflict = conflictOf(item);
  return isWithdrawn && conflict?.about === 'dose'
    ? texts.withdrawnOther({ what: formatWaitingEntry(conflict.stored, nowMs) })
    : texts.refused({ why: refusal.text });
}

function Item({ item, nowMs, onWithdraw }: ItemProps) {
  const { refusal, isWithdrawn } = item;
  const name = nameOfWaiting(item, nowMs);
  const conflict = isWithdrawn ? null : conflictOf(item);
  const why = whyText({ item, nowMs });
  return (
    <li className="space-y-2 border-t border-rule py-3 first:border-0">
      <p className="font-medium wrap-anywhere">{formatWaiting(item, nowMs)}</p>
      {conflict !== null ? (
        <TwoRecords {...{ item, conflict, nowMs, onWithdraw }} />
      ) : (
        <>
          {why !== null && <p>{why}</p>}
          {(refusal !== null || !isWithdrawn) && (
            <Button
              look="secondary"
              aria-label={
                refusal === null ? texts.withdrawFor({ name }) : texts.removeFor({ name })
              }
              onClick={() => onWithdraw(item)}
            >
              {refusal === null ? texts.withdraw : texts.remove}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

type Withdrawn = { readonly item: WaitingWrite; readonly untilMs: number };

/** What was withdrawn in this list. It keeps its row, so that no other button comes to its place under the finger. */
function useWithdrawn() {
  const [all, setAll] = useState<readonly Withdrawn[]>([]);
  const drop = (item: WaitingWrite): void =>
    setAll((before) => before.filter((each) => each.item.key !== item.key));
  return {
    all,
    drop,
    onWithdraw: async (item: WaitingWrite): Promise<void> => {
      const untilMs = Date.now() + undoMs;
      setAll((before) => [...before, { item, untilMs }]);
      // It has been sent already: the list no longer has it.
      if ((await withdraw(item)) === null) drop(item);
    },
    onUndo: async (item: WaitingWrite): Promise<void> => {
      await putBack(item);
      drop(item);
    },
  };
}

/** The order of the taps. */
const byTap = (one: WaitingWrite, other: WaitingWrite): number => one.tappedMs - other.tappedMs;

/** What waits on this device: each can be read, and withdrawn. */
export function WaitingDialog({ onClose }: { readonly onClose: () => void }) {
  const { waiting, isAway } = useDeviceState();
  const nowMs = useNow();
  const { all: withdrawn, drop, onWithdraw, onUndo } = useWithdrawn();
  const { heading, lead, isSending } = summaryOf(waiting);
  const gone = new Map(withdrawn.map((each) => [each.item.key, each]));
  const rows = [
    ...waiting.filter(({ key }) => !gone.has(key)),
    ...withdrawn.map((each) => each.item),
  ];
  return (
    <Dialog
      heading={heading}
      isOpen
      onClose={onClose}
      actions={
        <>
          {!isAway && isSending && (
            <Button look="secondary" onClick={() => void sendWaitingNow()}>
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
      <ul ref={steadyTaps}>
        {rows.toSorted(byTap).map((item) => {
          const out = gone.get(item.key);
          if (out === undefined)
            return (
              <Item
                key={item.key}
                {...{ item, nowMs }}
                onWithdraw={(each) => void onWithdraw(each)}
              />
            );
          const words = item.refusal === null ? texts.willNotBeSent : texts.isRemoved;
          return (
            <li key={item.key} className="border-t border-rule py-3 first:border-0">
              <UndoNotice
                untilMs={out.untilMs}
                onUndo={() => onUndo(item)}
                onOver={() => drop(item)}
              >
                {words({ what: formatWaiting(item, nowMs) })}
              </UndoNotice>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
