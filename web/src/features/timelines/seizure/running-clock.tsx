import { newEntryHref } from '@caretrail/contract/access/record-href';
import { seizureClock } from '@caretrail/contract/timelines/seizure';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ProblemIcon } from '../../../ui/problem-icon.tsx';
import { removeClock } from './clock.ts';
import { seizurePageTexts as texts } from './texts.ts';

type RunningClockProps = {
  readonly heading: ReactNode;
  readonly clock: string;
  readonly seconds: number;
  readonly startedAt: string;
  readonly onStop: () => void;
  readonly onNone: () => void;
};

/** Dark in both themes and large: it is looked at for a second, from a distance, perhaps at night. */
export function RunningClock(props: RunningClockProps) {
  const { heading, clock, seconds, startedAt, onStop, onNone } = props;
  const [isAsking, setAsking] = useState(false);
  const isLong = seconds >= seizureClock.callForHelpSeconds;
  return (
    <section className="always-dark flex min-h-[70vh] max-w-[46rem] flex-col items-center gap-5 rounded-sheet bg-paper px-5 py-6 text-center text-ink">
      {heading}
      <p
        role="timer"
        // A clock that is read out each second would say nothing else.
        aria-live="off"
        className="text-[clamp(4rem,26vw,9rem)] leading-none font-semibold tabular-nums"
      >
        {clock}
      </p>
      <p className="text-ink-soft">{texts.since({ time: startedAt })}</p>
      {/* Its place is kept: the button below does not move when it appears. */}
      <div role="alert" className="flex min-h-28 items-center">
        {isLong ? (
          <div className="flex gap-3 rounded-control border-2 border-problem bg-problem-tint px-4 py-3 text-start text-problem">
            <ProblemIcon className="mt-0.5 size-6 shrink-0" />
            <p>
              <strong className="block">{texts.longHeading}</strong>
              {texts.long}
            </p>
          </div>
        ) : (
          <p className="max-w-sm">{texts.safe}</p>
        )}
      </div>
      <Button className="min-h-24! w-full max-w-md text-h2" onClick={onStop}>
        {texts.stop}
      </Button>
      <div className="mt-auto flex flex-wrap justify-center gap-x-4 gap-y-2">
        <Button look="quiet" onClick={() => setAsking(true)}>
          {texts.none}
        </Button>
        {seconds < pastOffered && (
          <Link
            to={newEntryHref('pastSeizure')}
            className="link inline-flex min-h-target items-center px-3"
            onClick={removeClock}
          >
            {texts.past}
          </Link>
        )}
      </div>
      <ConfirmDialog
        heading={texts.noneHeading}
        confirmText={texts.noneConfirm}
        cancelText={texts.noneCancel}
        isOpen={isAsking}
        isLosing
        onConfirm={onNone}
        onClose={() => setAsking(false)}
      >
        <p>{texts.noneBody}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Only at the beginning: later the time would be lost with it. */
const pastOffered = 20;
