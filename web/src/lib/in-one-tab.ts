/**
 * Work that one tab does at a time; a second one leaves it to the first. Without Web Locks (an address without https) each
 * tab does it.
 */
export const inOneTab = async (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined
    ? work()
    : navigator.locks.request(name, { ifAvailable: true }, (lock) =>
        lock === null ? undefined : work(),
      );
