import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { Link } from 'react-router';
import { useSession } from '../../session/selectors.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { circleLinkTexts as texts } from './texts.ts';
import { useCircleLink } from './use-circle-link.ts';

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

function Shown({ asks, view, onPress, onRetry }: ReturnType<typeof useCircleLink>) {
  if (view.at !== 'asked')
    return view.at === 'loading' ? (
      <p role="status" className="text-lead">
        {texts.loading}
      </p>
    ) : (
      <>
        <p className="text-lead">{texts.none}</p>
        <p className="text-ink-soft">{texts.noneHint}</p>
      </>
    );
  const { answer, isBusy } = view;
  if (answer === null)
    return (
      <>
        <p role="alert" className="text-lead font-semibold">
          {texts.unreachable}
        </p>
        <Button look="secondary" isBusy={isBusy} onClick={onRetry}>
          {isBusy ? texts.sending : texts.retry}
        </Button>
      </>
    );
  return (
    <>
      <p role="status" className="text-lead wrap-anywhere">
        {answer.sentence}
      </p>
      {answer.isOpen && (
        <Button isBusy={isBusy} className="min-h-20 w-full text-h2" onClick={onPress}>
          {isBusy ? texts.sending : asks === 'refuse' ? texts.refuse : texts.onIt}
        </Button>
      )}
    </>
  );
}

/** /circle-link: what the link in a message of the care circle opens. It answers that one message (decision 0045). */
export function CircleLinkPage() {
  const link = useCircleLink();
  return (
    <Sheet title={routes.circleLink.title}>
      <Shown {...link} />
      <WayOn />
    </Sheet>
  );
}
