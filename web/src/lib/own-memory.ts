/** What a screen holds between two visits and §3 has no slice for: in this tab alone, gone with a logout like the slices. */
export type Memory<T> = {
  get(): T;
  subscribe(listener: () => void): () => void;
  put(next: T): void;
  /** For a call: what it has to say is dropped when somebody has signed out while it was on its way. */
  begin(): (change: (now: T) => T) => void;
};

const forgetting = new Set<() => void>();
let logouts = 0;

export function makeMemory<T>(empty: T): Memory<T> {
  let value = empty;
  const listeners = new Set<() => void>();
  const put = (next: T): void => {
    value = next;
    for (const tell of listeners) tell();
  };
  forgetting.add(() => put(empty));
  return {
    get: () => value,
    put,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: () => {
      const before = logouts;
      return (change) => {
        if (before === logouts) put(change(value));
      };
    },
  };
}

export function forgetMemories(): void {
  logouts += 1;
  for (const forget of forgetting) forget();
}
