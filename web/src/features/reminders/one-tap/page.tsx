import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { unsentTexts } from '../../../lib/push/unsent-texts.ts';
import { useSession } from '../../../session/selectors.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Asking } from './asking.tsx';
import { oneTapTexts as texts } from './texts.ts';
import { useOneTap, type OneTapView } from './use-one-tap.ts';

/** Something was recorded, now or by an earlier press: opening a reminder records nothing, and nothing is there to undo. */
const isRecorded = (view: OneTapView): boolean =>
  (view.at === 'answered' && view.said.some(({ isFine }) => isFine)) ||
  (view.at === 'asking' &&
    view.doses.some(({ state }) => state?.state === 'recorded' || state?.state === 'later'));

/** Without a session there is nothing else to see here. */
function WayOn({ view }: { readonly view: OneTapView }) {
  const { signedIn } = useSession();
  return (
    <div className="space-y-2 border-t border-rule pt-5">
      {!signedIn && <p className="text-ink-soft">{isRecorded(view) ? texts.undo : texts.more}</p>}
      <Link to={hrefOf('root')} className={`w-full ${buttonClass('secondary')}`}>
        {signedIn ? texts.open : texts.signIn}
      </Link>
    </div>
  );
}

function Shown({ view, isOther, onAnswer, onRetry }: ReturnType<typeof useOneTap>) {
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
      return <Asking view={view} isOther={isOther} onAnswer={onAnswer} />;
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
      {oneTap.isOther && (
        <p role="status" className="text-lead font-semibold">
          {texts.ofOther}
        </p>
      )}
      <Shown {...oneTap} />
      <WayOn view={oneTap.view} />
    </Sheet>
  );
}
