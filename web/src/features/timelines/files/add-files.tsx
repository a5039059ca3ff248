import { acceptedFiles } from '@caretrail/contract/files/allowed-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { eventTexts as texts } from '../event/texts.ts';
import { formDataOf } from '../form/changed.ts';
import { formTexts, hints } from '../form/texts.ts';
import { editEvent } from '../thunks.ts';
import { fileProblem, tooManyFiles } from './file-check.ts';

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'failed'; readonly error: string };

/** The first that cannot be sent says why. */
function problemOf(files: readonly File[], kept: number): string | undefined {
  const bad = files.find((file) => fileProblem(file) !== undefined);
  return bad === undefined
    ? tooManyFiles(files.length + kept)
    : `“${bad.name}”: ${fileProblem(bad) ?? ''}`;
}

/** Files for an event that is there already: sent as soon as they are chosen. */
export function AddFiles({ event }: { readonly event: TimelineEvent }) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>({ status: 'idle' });
  const running = useRef<{ abort: () => void }>(null);
  useEffect(() => () => running.current?.abort(), []);

  const onFiles = async (files: readonly File[]): Promise<void> => {
    const problem = problemOf(files, event.files.length);
    if (problem !== undefined) return setState({ status: 'failed', error: problem });
    setState({ status: 'sending', share: 0 });
    const sent = dispatch(
      editEvent({
        form: formDataOf({ id: event.id }, files),
        onProgress: (share) => setState({ status: 'sending', share }),
      }),
    );
    running.current = sent;
    const result = await sent;
    running.current = null;
    if (editEvent.fulfilled.match(result) || result.meta.aborted) {
      return setState({ status: 'idle' });
    }
    return setState({ status: 'failed', error: result.payload ?? '' });
  };

  if (state.status === 'sending') {
    return (
      <div className="space-y-3">
        <ProgressBar
          label={state.share < 1 ? formTexts.sending : formTexts.storing}
          {...(state.share < 1 && { done: state.share })}
        />
        <Button look="secondary" onClick={() => running.current?.abort()}>
          {formTexts.cancelSending}
        </Button>
      </div>
    );
  }
  return (
    <div className="print:hidden">
      <FileDrop
        label={texts.addFiles}
        hint={hints.files}
        accept={acceptedFiles}
        error={state.status === 'failed' ? state.error : undefined}
        onFiles={(files) => void onFiles(files)}
      />
    </div>
  );
}
