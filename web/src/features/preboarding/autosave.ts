export type SaveState = 'saved' | 'saving' | 'unsaved';

type AutosaveDeps<T> = {
  readonly save: (value: T) => Promise<void>;
  readonly onState: (state: SaveState) => void;
};

export const autosaveTimes = { waitMs: 800, firstRetryMs: 2000, longestRetryMs: 30_000 } as const;

/**
 * Saves the last value a moment after the last change; one call at a time, so that an older value never
 * overtakes a newer one. What could not be saved is tried again until it is.
 */
export function autosave<T>({ save, onState }: AutosaveDeps<T>) {
  let waiting: { readonly value: T } | null = null;
  let isSaving = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (waiting === null || isSaving) return;
    const sent = waiting;
    waiting = null;
    isSaving = true;
    onState('saving');
    try {
      await save(sent.value);
      failures = 0;
    } catch {
      failures += 1;
      waiting ??= sent;
    }
    isSaving = false;
    if (failures > 0) {
      onState('unsaved');
      const { firstRetryMs, longestRetryMs } = autosaveTimes;
      later(Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)));
    } else if (waiting !== null) await flush();
    else onState('saved');
  }

  return {
    onChange(value: T): void {
      waiting = { value };
      later(autosaveTimes.waitMs);
    },
    /** Now: the step changes, the connection is back, the page is left. */
    flush,
    stop(): void {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
