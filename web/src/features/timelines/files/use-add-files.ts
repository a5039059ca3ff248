import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { useEffect, useRef, useState } from 'react';
import { timelinesApi } from '../../../data/timelines.ts';
import { isAborted, settled } from '../../../data/write.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { formDataOf } from '../form-data.ts';
import { fileProblem, tooManyFiles } from '@caretrail/contract/files/file-check';
import { type KeyedFiles, keyedFiles } from './keyed-files.ts';

type AddState =
  | { readonly status: 'idle' }
  /** `share`: how much of it has left, from 0 to 1. */
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly error: string };

/** The first that cannot be sent says why. */
function problemOf(files: readonly File[], kept: number): string | undefined {
  const bad = files.find((file) => fileProblem(file) !== undefined);
  return bad === undefined
    ? tooManyFiles(files.length + kept)
    : `“${bad.name}”: ${fileProblem(bad) ?? ''}`;
}

/** Sends files to an event that is there already, as soon as they are chosen. */
export function useAddFiles(event: TimelineEvent) {
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
    const { error } = await sent;
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
