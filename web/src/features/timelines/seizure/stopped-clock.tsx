import { formatSeizureLength } from '@caretrail/contract/timelines/format-seizure';
import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Started } from './clock.ts';
import { KnownDetails } from './known-details.tsx';
import { seizurePageTexts as texts } from './texts.ts';
import type { SavedState } from './use-save-seizure.ts';

type StoppedClockProps = {
  readonly started: Started;
  /** '14:02' */
  readonly begunAt: string;
  readonly state: SavedState;
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
};

/** What became of the time of a seizure. One that cannot be saved can be given up. */
export function StoppedClock(props: StoppedClockProps) {
  const { started, begunAt, state, onAgain, onDiscard } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {(state.status === 'saving' || state.status === 'failed') && (
        <p className="text-lead font-semibold">
          {state.status === 'saving' ? texts.saving : texts.notSaved}
        </p>
      )}
      <p className="text-lead">
        {/* A toast announces it; here it stays. */}
        {state.status === 'saved' && (
          <>
            <strong className="font-semibold">{texts.saved}</strong>
            {' · '}
          </>
        )}
        {started.lasted === null
          ? texts.lengthUnknown({ time: begunAt })
          : texts.lasted({ length: formatSeizureLength(started.lasted) })}
      </p>
      {/* What matters first: the time is not lost. */}
      {state.status === 'failed' && (
        <>
          <p>{texts.kept}</p>
          <Alert>{state.text}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onAgain}>{texts.again}</Button>
            <Button look="quiet" onClick={() => setAsking(true)}>
              {texts.discard}
            </Button>
          </div>
          <ConfirmDialog
            heading={texts.discardHeading}
            confirmText={texts.discardConfirm}
            cancelText={texts.discardCancel}
            isOpen={isAsking}
            isLosing
            isFinal
            onConfirm={onDiscard}
            onClose={() => setAsking(false)}
          >
            <p>{texts.discardBody({ time: begunAt })}</p>
          </ConfirmDialog>
        </>
      )}
      {state.status === 'waiting' && <p>{texts.waiting}</p>}
      {state.status === 'saved' && <KnownDetails event={state.event} />}
    </>
  );
}
