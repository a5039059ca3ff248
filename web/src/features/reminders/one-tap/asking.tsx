import type { PushAct } from '@caretrail/contract/push/schema';
import { formatWhenFirst } from '@caretrail/contract/reminders/format-when';
import { dateAt } from '@caretrail/contract/time/zoned';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { AskedDose } from '../../../session/one-tap.ts';
import { Button } from '../../../ui/button.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { oneTapTexts as texts } from './texts.ts';
import type { OneTapView } from './use-one-tap.ts';

type DosesProps = { readonly doses: readonly AskedDose[] };

function Times({ doses }: DosesProps) {
  const today = dateAt(useNow(), ownZone());
  const open = doses.flatMap(({ state }) => (state?.state === 'open' ? [state] : []));
  const times = [...new Set(open.flatMap(({ at }) => (at === null ? [] : [at])))];
  if (times.length === 0) return null;
  return (
    <p className="text-h2 font-semibold">
      {times.map((at) => formatWhenFirst(at, today)).join(', ')}
    </p>
  );
}

/** What may be known of the doses: their time, and a name only where notifications may show it. */
function Doses({ doses }: DosesProps) {
  const open = doses.filter(({ state }) => state === null || state.state === 'open');
  const known = open.flatMap(({ state }) => (state === null ? [] : [state]));
  const closed = doses.flatMap(({ state }) =>
    state === null || state.state === 'open' ? [] : [state.sentence],
  );
  return (
    <div className="space-y-2 text-lead wrap-anywhere">
      <Times doses={doses} />
      {known.length === 0 && open.length > 0 && <p role="status">{texts.unknown}</p>}
      {known.length === 1 && known[0]?.name === null && <p>{texts.due}</p>}
      {known.length > 1 && known[0]?.name === null && (
        <p>{texts.dueSeveral({ count: known.length })}</p>
      )}
      {known.some(({ name }) => name !== null) && (
        <ul className="space-y-1">
          {known.map(({ name, amount }, index) => (
            // Their order is that of the notification, and never changes.
            <li key={`${index} ${name}`}>
              <span className="font-semibold">{name}</span>
              {amount !== null && ` · ${amount}`}
            </li>
          ))}
        </ul>
      )}
      {[...new Set(closed)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

type AnswersProps = {
  readonly count: number;
  readonly busyWith: PushAct | null;
  readonly onAnswer: (act: PushAct) => void;
};

/** Large: a hand that shakes, or a thumb in the lift. */
function Answers({ count, busyWith, onAnswer }: AnswersProps) {
  const isBusy = busyWith !== null;
  return (
    <div className="grid gap-4">
      <Button isBusy={isBusy} className="min-h-20 w-full text-h2" onClick={() => onAnswer('taken')}>
        <Check className="size-8" aria-hidden="true" />
        {busyWith === 'taken' ? texts.sending : texts.takenAll({ count })}
      </Button>
      <Button
        look="secondary"
        isBusy={isBusy}
        className="min-h-20 w-full text-h3"
        onClick={() => onAnswer('later')}
      >
        <Clock className="size-7" aria-hidden="true" />
        {busyWith === 'later' ? texts.sending : texts.later}
      </Button>
    </div>
  );
}

/** Nothing of the reminder but its time, and no answer by a press that was meant for one's own. */
function AskingOfOther({ view, onAnswer }: Pick<AskingProps, 'view' | 'onAnswer'>) {
  const [isAnswering, setAnswering] = useState(false);
  if (view.open.length === 0) return null;
  return (
    <>
      <Times doses={view.doses} />
      <TickBox
        label={texts.answerForOther}
        hint={texts.answerForOtherHint}
        checked={isAnswering}
        onChange={({ currentTarget }) => setAnswering(currentTarget.checked)}
      />
      {isAnswering && (
        <Answers count={view.open.length} busyWith={view.busyWith} onAnswer={onAnswer} />
      )}
    </>
  );
}

type AskingProps = {
  readonly view: Extract<OneTapView, { readonly at: 'asking' }>;
  readonly isOther: boolean;
  readonly onAnswer: (act: PushAct) => void;
};

export function Asking({ view, isOther, onAnswer }: AskingProps) {
  if (isOther) return <AskingOfOther view={view} onAnswer={onAnswer} />;
  return (
    <>
      <Doses doses={view.doses} />
      {view.open.length > 0 && (
        <Answers count={view.open.length} busyWith={view.busyWith} onAnswer={onAnswer} />
      )}
    </>
  );
}
