import { acceptedFiles } from '@caretrail/contract/files/allowed-types';
import { limits } from '@caretrail/contract/limits';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useRef } from 'react';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { hints } from '../words/field-words.ts';
import { FileKinds } from '../../files/public.ts';
import { filesTexts as texts } from './texts.ts';
import { useAddFiles } from './use-add-files.ts';

type AddFilesProps = {
  readonly event: TimelineEvent;
  /** Where the focus goes when all is done. */
  readonly headingId: string;
};

/** Files for an event that is there already. */
export function AddFiles({ event, headingId }: AddFilesProps) {
  const { state, onFiles, onStop } = useAddFiles(event);
  const { status } = state;
  const guard = useLeaveGuard(status === 'sending');
  const place = useRef<HTMLDivElement>(null);
  // What has the focus goes away each time: the choice of files, then "Stop sending".
  useEffect(() => {
    if (status === 'done') document.getElementById(headingId)?.focus();
    if (status === 'sending') place.current?.querySelector('button')?.focus();
    if (status === 'failed') place.current?.querySelector('input')?.focus();
  }, [status, headingId]);

  // Not before all is told: the last ones may just have filled it.
  if (status !== 'sending' && event.files.length >= limits.files.perEvent) return null;
  return (
    <div ref={place} className="print:hidden">
      {state.status === 'sending' ? (
        <div className="space-y-3">
          <ProgressBar
            label={state.share < 1 ? texts.sending : texts.storing}
            {...(state.share < 1 && { done: state.share })}
          />
          {/* Once everything has left, the server stores it whatever happens here. */}
          <Button look="secondary" isDisabled={state.share === 1} onClick={onStop}>
            {texts.stop}
          </Button>
        </div>
      ) : (
        <>
          <FileDrop
            label={texts.add}
            hint={hints.files}
            accept={acceptedFiles}
            error={state.status === 'failed' ? state.error : undefined}
            onFiles={(files) => void onFiles(files)}
          />
          <FileKinds />
        </>
      )}
      <ConfirmDialog
        heading={texts.leave}
        confirmText={texts.leaveConfirm}
        cancelText={texts.stay}
        isLosing
        isOpen={guard.isAsking}
        onConfirm={guard.onLeave}
        onClose={guard.onStay}
      >
        <p>{texts.leaveBody}</p>
      </ConfirmDialog>
    </div>
  );
}
