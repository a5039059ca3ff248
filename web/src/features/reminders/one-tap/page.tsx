import { hrefOf, routes } from '@caretrail/contract/access/routes';
import type { PushAct } from '@caretrail/contract/push/schema';
import { formatWhenFirst } from '@caretrail/contract/reminders/format-when';
import { dateAt } from '@caretrail/contract/time/zoned';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { unsentTexts } from '../../../lib/push/unsent-texts.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { AskedDose } from '../../../session/one-tap.ts';
import { useSession } from '../../../session/selectors.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { oneTapTexts as texts } from './texts.ts';
import { useOneTap, type OneTapView } from './use-one-tap.ts';

/** Without a session there is nothing else to see here. */
function WayOn() {
  const { signedIn } = useSession();
  return (
    <div className="space-y-2 border-t border-rule pt-5">
      {!signedIn && <p className="text-ink-soft">{texts.more}</p>}
      <Link to={hrefOf('root')} className={`w-full ${buttonClass('secondary')}`}>
        {signedIn ? texts.open : texts.signIn}
      </Link>
    </div>
  );
}

/** What may be known of the doses: their time, and a name only where notifications may show it. */
function Doses({ doses }: { readonly doses: readonly AskedDose[] }) {
  const today = dateAt(useNow(), ownZone());
  const open = doses.filter(({ state }) => state === null || state.state === 'open');
  const known = open.flatMap(({ state }) => (state === null ? [] : [state]));
  const times = [...new Set(known.flatMap(({ at }) => (at === null ? [] : [at])))];
  const closed = doses.flatMap(({ state }) =>
    state === null || state.state === 'open' ? [] : [state.sentence],
  );
  return (
    <div className="space-y-2 text-lead wrap-anywhere">
      {times.length > 0 && (
        <p className="text-h2 font-semibold">
          {times.map((at) => formatWhenFirst(at, today)).join(', ')}
        </p>
      )}
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

function Shown({ view, onAnswer, onRetry }: ReturnType<typeof useOneTap>) {
  switch (view.at) {
    case 'none':
      return (
        <>
          <p className="text-lead">{texts.none}</p>
          <p className="text-ink-soft">{texts.noneHint}</p>
        </>
      );
    case 'loading':
      return (
        <p role="status" className="text-lead">
          {texts.loading}
        </p>
      );
    case 'asking':
      return (
        <>
          <Doses doses={view.doses} />
          {view.open.length > 0 && (
            <Answers count={view.open.length} busyWith={view.busyWith} onAnswer={onAnswer} />
          )}
        </>
      );
    case 'unsent':
      return (
        <p role="alert" className="text-lead font-semibold">
          {view.wasPressed && `${unsentTexts.notTaken} `}
          {unsentTexts.unsent}
        </p>
      );
    case 'answered':
      return <Answered view={view} onRetry={onRetry} />;
  }
}

type AnsweredProps = {
  readonly view: Extract<OneTapView, { readonly at: 'answered' }>;
  readonly onRetry: () => void;
};

/** What happened, in the words of the server; what did not reach it is never called recorded. */
function Answered({ view, onRetry }: AnsweredProps) {
  const { said, waiting } = view;
  return (
    <div className="space-y-4">
      {said.map(({ sentence, isFine }) =>
        isFine ? (
          <Notice key={sentence}>{sentence}</Notice>
        ) : (
          <p key={sentence} role="alert" className="text-lead font-semibold">
            {sentence}
          </p>
        ),
      )}
      {waiting !== null && (
        <>
          <p role="status" className="text-lead">
            {waiting === 'kept' ? texts.waiting : texts.notKept}
          </p>
          <Button look="secondary" isBusy={view.isRetrying} onClick={onRetry}>
            {view.isRetrying ? texts.sending : texts.retry}
          </Button>
        </>
      )}
    </div>
  );
}

/** /reminder: what a tap on a notification opens. It answers that one reminder and shows nothing else of the record (decision 0040). */
export function ReminderPage() {
  const oneTap = useOneTap();
  return (
    <Sheet title={routes.reminder.title}>
      <Shown {...oneTap} />
      <WayOn />
    </Sheet>
  );
}
