import { acceptedFiles } from '@caretrail/contract/files/allowed-types';
import { fileProblem, tooManyFiles } from '@caretrail/contract/files/file-check';
import { limits } from '@caretrail/contract/limits';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useId, useRef, useState } from 'react';
import { timelinesApi } from '../../../data/timelines.ts';
import { isAborted, settled } from '../../../data/write.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { drawFilesOfEvent, FileKinds, usePhotoStep } from '../../files/public.ts';
import { formDataOf } from '../form-data.ts';
import { filesHint, labels } from '../field-labels.ts';
import { FileRow } from './file-row.tsx';
import { filesTexts as texts } from './texts.ts';

type KeyedFiles = { readonly print: string; readonly idempotencyKey: string };

const printOf = (files: readonly File[]): string =>
  JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified]));

/** Choosing the same files again after a lost response reuses the key, so that they are not added twice. */
export function keyedFiles(files: readonly File[], before: KeyedFiles | null): KeyedFiles {
  const print = printOf(files);
  return before?.print === print ? before : { print, idempotencyKey: crypto.randomUUID() };
}

type AddState =
  | { readonly status: 'idle' }
  /** `share`: uploaded part, from 0 to 1. */
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly error: string };

/** Why the files cannot be sent: the problem of the first invalid one. */
function problemOf(files: readonly File[], kept: number): string | undefined {
  const bad = files.find((file) => fileProblem(file) !== undefined);
  return bad === undefined
    ? tooManyFiles(files.length + kept)
    : texts.problem({ name: bad.name, problem: fileProblem(bad) ?? '' });
}

/** Uploads files to an existing event as soon as they are chosen. */
function useAddFiles(event: TimelineEvent) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<AddState>({ status: 'idle' });
  const running = useRef<{ abort: () => void }>(null);
  const keyed = useRef<KeyedFiles>(null);
  useEffect(() => () => running.current?.abort(), []);

  const onFiles = async (files: readonly File[]): Promise<void> => {
    const problem = problemOf(files, event.files.length);
    if (problem !== undefined) return setState({ status: 'failed', error: problem });
    setState({ status: 'sending', share: 0 });
    keyed.current = keyedFiles(files, keyed.current);
    const sent = dispatch(
      timelinesApi.endpoints.editEvent.initiate({
        form: formDataOf({ id: event.id }, files),
        onProgress: (share) => setState({ status: 'sending', share }),
        idempotencyKey: keyed.current.idempotencyKey,
      }),
    );
    running.current = sent;
    const { data, error } = await sent;
    if (data !== undefined) dispatch(drawFilesOfEvent(data.files, files));
    await dispatch(settled());
    running.current = null;
    if (error === undefined) keyed.current = null;
    else if (!isAborted(error)) {
      return setState({ status: 'failed', error: pickMessage.events(error) });
    }
    return setState({ status: 'done' });
  };

  return { state, onFiles, onStop: () => running.current?.abort() };
}

type AddFilesProps = {
  readonly event: TimelineEvent;
  /** Gets the focus after the upload. */
  readonly headingId: string;
};

/** Adds files to an existing event. */
function AddFiles({ event, headingId }: AddFilesProps) {
  const { state, onFiles, onStop } = useAddFiles(event);
  const { status } = state;
  const photo = usePhotoStep((files) => void onFiles(files));
  const guard = useLeaveGuard(status === 'sending');
  const place = useRef<HTMLDivElement>(null);
  // The focused element is removed on each change of status, so the focus is moved explicitly.
  useEffect(() => {
    if (status === 'done') document.getElementById(headingId)?.focus();
    if (status === 'sending') place.current?.querySelector('button')?.focus();
    if (status === 'failed') place.current?.querySelector('input')?.focus();
  }, [status, headingId]);

  // Not while sending: the files on their way may be the ones that reach the limit.
  if (status !== 'sending' && event.files.length >= limits.files.perEvent) return null;
  return (
    <div ref={place} className="print:hidden">
      {state.status === 'sending' ? (
        <div className="space-y-3">
          <ProgressBar
            label={state.share < 1 ? texts.sending : texts.storing}
            {...(state.share < 1 && { done: state.share })}
          />
          {/* After the last byte the upload can no longer be stopped. */}
          <Button look="secondary" isDisabled={state.share === 1} onClick={onStop}>
            {texts.stop}
          </Button>
        </div>
      ) : (
        <>
          <FileDrop
            label={texts.add}
            hint={filesHint}
            accept={acceptedFiles}
            error={state.status === 'failed' ? state.error : undefined}
            onFiles={(files) => void onFiles(files)}
            onPhoto={photo.onPhoto}
          />
          {photo.step}
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

type EventFilesProps = {
  readonly event: TimelineEvent;
  /** Files can be added and deleted. */
  readonly canChange: boolean;
};

/** §3: the files of an event, with an upload field. */
export function EventFiles({ event, canChange }: EventFilesProps) {
  const id = useId();
  const { files } = event;
  return (
    <section
      aria-labelledby={id}
      className={`space-y-4 ${files.length === 0 ? 'print:hidden' : ''}`}
    >
      <h2 id={id} tabIndex={-1} className="text-h2">
        {labels.files}
      </h2>
      {files.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {files.map((file) => (
            <FileRow key={file.id} {...{ file, canChange }} eventId={event.id} headingId={id} />
          ))}
        </ul>
      )}
      {canChange && <AddFiles event={event} headingId={id} />}
    </section>
  );
}
