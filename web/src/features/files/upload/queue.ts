import { fileProblem } from '@caretrail/contract/files/file-check';
import type { UploadedFile } from '@caretrail/contract/files/schema';
import { toApiError } from '../../../lib/refusal.ts';
import { isOver, isUnderWay, type Same, type Upload, type UploadState } from './upload.ts';

export type QueueDeps = {
  readonly send: (file: File, way: Way) => Promise<UploadedFile>;
  /** Null: it cannot be told here. */
  readonly digestOf: (file: File) => Promise<string | null>;
  readonly sameAs: (sha256: string) => Same | null;
  readonly titleOf: (id: string) => string;
  /** `sent`: its bytes, as long as they are here. */
  readonly onStored: (file: UploadedFile, sent: File) => void;
  /** Removes a second copy that was stored before the user could be asked. */
  readonly removeStored: (id: string) => Promise<unknown>;
  /** After the last one. */
  readonly onIdle: (uploads: readonly Upload[]) => void;
};
export type Way = {
  readonly key: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

type Held = { readonly file: File; readonly stop: AbortController; keepsBoth: boolean };

/** More at once would each take longer. */
const atOnce = 2;

/** Codes that say the file itself cannot be stored, however often it is sent. */
const final = ['file_refused', 'file_too_large', 'storage_full', 'too_many_files'];

/** The upload queue: it outlives the screen, and each file can be cancelled and retried. */
export function makeQueue(deps: QueueDeps) {
  let uploads: readonly Upload[] = [];
  const held = new Map<string, Held>();
  const listeners = new Set<() => void>();
  let running = 0;

  const change = (next: readonly Upload[]): void => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const put = (key: string, state: UploadState): void =>
    change(uploads.map((each) => (each.key === key ? { ...each, state } : each)));
  const find = (key: string): Upload | undefined => uploads.find((each) => each.key === key);
  const drop = (keys: readonly string[]): void => {
    for (const key of keys) held.delete(key);
    change(uploads.filter((each) => !keys.includes(each.key)));
  };

  /** Whether it may be sent: not when the same is stored already and the person has not said "both". */
  async function isWanted(key: string, { file, keepsBoth }: Held): Promise<boolean> {
    if (keepsBoth) return true;
    put(key, { status: 'checking' });
    const digest = await deps.digestOf(file);
    const same = digest === null ? null : deps.sameAs(digest);
    if (find(key)?.state.status !== 'checking') return false;
    if (same) put(key, { status: 'asking', same, stored: null });
    return same === null;
  }

  function onSent(key: string, stored: UploadedFile, { file, keepsBoth }: Held): void {
    // The person has signed out since.
    if (!find(key)) return undefined;
    deps.onStored(stored, file);
    const { id, duplicate_of: of } = stored;
    if (of === null || keepsBoth) return put(key, { status: 'done', id });
    const same = { id: of, title: deps.titleOf(of) };
    return put(key, { status: 'asking', same, stored: id });
  }

  async function work(key: string, one: Held): Promise<void> {
    try {
      if (!(await isWanted(key, one))) return;
      put(key, { status: 'sending', share: 0 });
      const onProgress = (share: number): void => put(key, { status: 'sending', share });
      onSent(key, await deps.send(one.file, { key, onProgress, signal: one.stop.signal }), one);
    } catch (error) {
      if (one.stop.signal.aborted) return;
      const { code, text, fields } = toApiError(error);
      // Beside the name of the file, the sentence need not say it again.
      const said = fields['files'] ?? text;
      put(key, { status: 'failed', error: said, canRetry: !final.includes(code ?? '') });
    }
  }

  function next(): void {
    const waiting = uploads.find(({ state }) => state.status === 'waiting');
    const one = waiting && held.get(waiting.key);
    if (!waiting || !one || running >= atOnce) {
      if (running === 0 && uploads.length > 0 && uploads.every(isOver)) deps.onIdle(uploads);
      return;
    }
    running += 1;
    put(waiting.key, { status: 'checking' });
    void work(waiting.key, one).then(() => {
      running -= 1;
      next();
    });
    next();
  }

  const begin = (key: string, file: File, keepsBoth = false): void => {
    held.set(key, { file, stop: new AbortController(), keepsBoth });
    put(key, { status: 'waiting' });
  };

  return {
    list: (): readonly Upload[] => uploads,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files: readonly File[]): void => {
      const added = files.map((file) => ({ file, key: crypto.randomUUID() }));
      const rows = added.map(({ file, key }): Upload => {
        const error = fileProblem(file);
        const state: UploadState =
          error === undefined
            ? { status: 'waiting' }
            : { status: 'failed', error, canRetry: false };
        return { key, name: file.name, state };
      });
      change([...uploads, ...rows]);
      for (const { file, key } of added) {
        if (find(key)?.state.status === 'waiting') begin(key, file);
      }
      next();
    },
    stop: (key: string): void => {
      held.get(key)?.stop.abort();
      put(key, { status: 'stopped' });
      next();
    },
    retry: (key: string): void => {
      const one = held.get(key);
      if (!one) return;
      begin(key, one.file, one.keepsBoth);
      next();
    },
    keepBoth: (key: string): void => {
      const [one, state] = [held.get(key), find(key)?.state];
      if (!one || state?.status !== 'asking') return;
      if (state.stored === null) begin(key, one.file, true);
      else put(key, { status: 'done', id: state.stored });
      next();
    },
    keepOne: async (key: string): Promise<void> => {
      const state = find(key)?.state;
      if (state?.status !== 'asking') return;
      put(key, { status: 'spared', same: state.same });
      if (state.stored !== null) await deps.removeStored(state.stored);
      next();
    },
    remove: (key: string): void => drop([key]),
    clearOver: (): void => drop(uploads.filter(isOver).map(({ key }) => key)),
    /** All of it, at a logout. */
    end: (): void => {
      for (const { stop } of held.values()) stop.abort();
      drop(uploads.map(({ key }) => key));
    },
    isUnderWay: (): boolean => uploads.some(isUnderWay),
  };
}
