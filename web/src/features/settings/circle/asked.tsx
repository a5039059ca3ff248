import { restEndsAt } from '@caretrail/contract/circle/successor';
import type { SuccessorOverview } from '@caretrail/contract/circle/successor-schema';
import { isoOf } from '@caretrail/contract/time/zoned';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../../../lib/format-moment.ts';
import { successorApi } from '../../../data/successor.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePress } from '../../../shell/use-press.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { askedTexts as texts } from './take-over-texts.ts';

const { refuseTakeOver } = successorApi.endpoints;

export type Request = NonNullable<SuccessorOverview['request']>;

export const runningOf = ({ request }: SuccessorOverview): Request | null =>
  request?.over === null ? request : null;

type AskedProps = {
  /** Null: it runs, but more could not be loaded. */
  readonly request: Request | null;
  readonly onRefused: (refused: Request) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
};

/** Someone asks to take over: from when on, and one press that refuses it. */
export function Asked({ request, onRefused, children }: AskedProps) {
  const nowMs = useNow();
  const { isBusy, press } = usePress();
  // Without a question before it: nothing is lost by a refusal.
  const onRefuse = () =>
    press(refuseTakeOver.initiate({}), ({ request: refused }) => {
      if (refused !== null) onRefused(refused);
    });
  const heading = request === null ? texts.someone : texts.asked({ by: request.name });
  return (
    <section
      aria-label={heading}
      className="mb-6 space-y-3 rounded-control border-2 border-action bg-action-tint px-4 py-4 wrap-anywhere"
    >
      <div role="alert" className="max-w-[60ch] space-y-1">
        <p className="text-lead font-semibold">{heading}</p>
        {request !== null && (
          <p>
            {texts.from({
              by: request.name,
              when: formatMoment(request.ends_at, nowMs, ownZone(), 'within'),
            })}
          </p>
        )}
        <p>{texts.choice}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button isBusy={isBusy} onClick={() => void onRefuse()}>
          {isBusy ? texts.refusing : texts.refuse}
        </Button>
        {children}
      </div>
    </section>
  );
}

/** What is true after it, and when that person can ask again. */
export function Refused({
  request: { name: by, over_at, wait_days },
}: {
  readonly request: Request;
}) {
  if (over_at === null) return null;
  const again = isoOf(restEndsAt(Date.parse(over_at), wait_days));
  return <Notice>{texts.refused({ by, day: formatDay(again, ownZone()) })}</Notice>;
}

/** How the last request ended. */
export function LastRequest({
  request: { name: by, over, over_at, asked_at },
}: {
  readonly request: Request;
}) {
  if (over === null || over_at === null) return null;
  const [asked, ended] = [formatDay(asked_at, ownZone()), formatDay(over_at, ownZone())];
  return (
    <p className="text-ink-soft wrap-anywhere">{texts.last[over]({ by, asked, over: ended })}</p>
  );
}
