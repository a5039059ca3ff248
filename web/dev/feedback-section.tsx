import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { ErrorState } from '../src/ui/error-state.tsx';
import { KeptNote } from '../src/ui/kept-note.tsx';
import { MoreDetails } from '../src/ui/more-details.tsx';
import { ProgressBar } from '../src/ui/progress-bar.tsx';
import { RowsLoading } from '../src/ui/rows-loading.tsx';
import { Skeleton, SkeletonShape } from '../src/ui/skeleton.tsx';
import { ToastCard } from '../src/ui/toast-card.tsx';
import { TwoVersions } from '../src/ui/two-versions.tsx';
import { UndoNotice } from '../src/ui/undo-notice.tsx';
import { Example } from './example.tsx';

export function FeedbackSection() {
  const [tries, setTries] = useState(0);
  const [isToastOpen, setToastOpen] = useState(true);
  const [afresh, setAfresh] = useState(0);
  const [isStale, setStale] = useState(false);
  return (
    <>
      <Example title="Skeleton: keeps the place">
        <Skeleton label="Loading events…">
          <div className="space-y-4">
            {[1, 2].map((row) => (
              <div key={row} className="flex gap-4">
                <SkeletonShape className="size-12 shrink-0" />
                <div className="flex-1 space-y-2 py-1">
                  <SkeletonShape className="h-4 w-2/3" />
                  <SkeletonShape className="h-4 w-1/3" />
                </div>
              </div>
            ))}
          </div>
        </Skeleton>
      </Example>
      <Example title="A list on its way">
        <RowsLoading label="Loading your files…" />
      </Example>
      <Example title="Progress">
        <div className="max-w-[34rem] space-y-5">
          <ProgressBar label="Uploading letter.pdf" done={0.4} />
        </div>
      </Example>
      <Example title="Empty: a sentence and the one next step">
        <EmptyState action={<Button>Add an event</Button>}>
          Your visits, scans and results will stand here in their order.
        </EmptyState>
      </Example>
      <Example title="Error: in the place of what is missing">
        <ErrorState
          message="The events could not be loaded. Please check your connection."
          onRetry={() => setTries(tries + 1)}
        />
        <p className="mt-2">{`Tried again: ${tries}`}</p>
      </Example>
      <Example title="Undo: while a user may still notice">
        <UndoNotice
          untilMs={Infinity}
          onUndo={() => Promise.resolve(setTries(0))}
          onOver={() => undefined}
        >
          “MRI of the head” was deleted.
        </UndoNotice>
      </Example>
      <Example title="Two versions: another device saved first">
        {isStale ? (
          <TwoVersions
            heading="This event has changed"
            lead="Choose which version to keep."
            rows={[{ label: 'Title', mine: 'MRI of the head', other: 'MRI, moved' }]}
            onKeepMine={() => setStale(false)}
            onTakeOther={() => setStale(false)}
          />
        ) : (
          <Button look="secondary" onClick={() => setStale(true)}>
            Save a stale form
          </Button>
        )}
      </Example>
      <Example title="A form that was begun, and what it asks only if wanted">
        <div className="space-y-4">
          <KeptNote onDiscard={() => setAfresh(afresh + 1)} />
          <MoreDetails isNeeded={false}>
            <p>{`Started afresh: ${afresh}`}</p>
          </MoreDetails>
        </div>
      </Example>
      <Example title="Toast">
        <div className="max-w-96 space-y-4">
          {isToastOpen && (
            <ToastCard
              tone="success"
              message="Event Created Successfully"
              onClose={() => setToastOpen(false)}
            />
          )}
          <ToastCard
            tone="waiting"
            message="Not sent yet. It is kept on this device, and sent by itself when there is a connection."
            onClose={() => setToastOpen(true)}
          />
          <ToastCard
            tone="error"
            message="Failed to delete file."
            onClose={() => setToastOpen(true)}
          />
        </div>
      </Example>
    </>
  );
}
