import type { PushAct } from '@caretrail/contract/push/schema';

/** A press that is not sent yet: which token, which act, when. No name, and nothing of the record. */
export type KeptAct = { readonly token: string; readonly act: PushAct; readonly at: string };

/** The first press for a token counts; that a dose was taken counts more than that it was put off. */
export const countsInstead = (pressed: KeptAct, kept: KeptAct | undefined): boolean =>
  kept === undefined || (pressed.act === 'taken' && kept.act === 'later');

export const isSameAct = (one: KeptAct, other: KeptAct | undefined): boolean =>
  one.token === other?.token && one.act === other.act && one.at === other.at;

/** How this browser is known to the server. */
export type OwnDevice = {
  /** Of the account that asked for notifications here. */
  readonly owner: string;
  readonly id: string;
  readonly name: string;
  /** With which it subscribed, to do so again. */
  readonly publicKey: string;
  /** Of the address that the server has. Another one here: the browser has renewed it. */
  readonly endpointHash: string;
};

/** What the browser keeps for its notifications; the worker has no other storage. */
export type PushStore = {
  /** One press for each token: `countsInstead`. */
  readonly keep: (acts: readonly KeptAct[]) => Promise<void>;
  /** In the order of the presses. */
  readonly listKept: () => Promise<readonly KeptAct[]>;
  /** Another press of its token, which was kept meanwhile, stays. */
  readonly drop: (act: KeptAct) => Promise<void>;
  readonly readDevice: () => Promise<OwnDevice | undefined>;
  readonly writeDevice: (device: OwnDevice) => Promise<void>;
  /** All of it. */
  readonly clear: () => Promise<void>;
};

const database = 'caretrail-push';
const acts = 'acts';
const devices = 'device';
const own = 'own';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });

const doneOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The write failed.'));
  });

/** To open a database would make it, also after a sign-out has deleted it. Older browsers do not say. */
const isThere = async (): Promise<boolean> =>
  indexedDB.databases === undefined ||
  (await indexedDB.databases()).some(({ name }) => name === database);

/** Closed at once: worker and pages use it in turn. A write has reached the disk when it resolves. */
async function inStore<T>(
  name: typeof acts | typeof devices,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(acts, { keyPath: 'token' });
    opening.result.createObjectStore(devices);
  };
  const opened = await answerOf(opening);
  try {
    const transaction = opened.transaction(name, mode, { durability: 'strict' });
    const done = doneOf(transaction);
    const [answer] = await Promise.all([work(transaction.objectStore(name)), done]);
    return answer;
  } finally {
    opened.close();
  }
}

export const pushStore: PushStore = {
  keep: (pressed) =>
    inStore(acts, 'readwrite', async (rows) => {
      for (const act of pressed) {
        const kept = await answerOf<KeptAct | undefined>(rows.get(act.token));
        if (countsInstead(act, kept)) rows.put(act);
      }
    }),
  listKept: async () => {
    if (!(await isThere())) return [];
    const kept = await inStore(acts, 'readonly', (rows) =>
      answerOf<KeptAct[]>(rows.getAll() as IDBRequest<KeptAct[]>),
    );
    return kept.toSorted((one, other) => one.at.localeCompare(other.at));
  },
  drop: async (act) => {
    if (!(await isThere())) return;
    await inStore(acts, 'readwrite', async (rows) => {
      const kept = await answerOf<KeptAct | undefined>(rows.get(act.token));
      if (isSameAct(act, kept)) rows.delete(act.token);
    });
  },
  readDevice: async () =>
    (await isThere())
      ? inStore(devices, 'readonly', (rows) =>
          answerOf(rows.get(own) as IDBRequest<OwnDevice | undefined>),
        )
      : undefined,
  writeDevice: (device) =>
    inStore(devices, 'readwrite', async (rows) => {
      rows.put(device, own);
    }),
  clear: async () => {
    await answerOf(indexedDB.deleteDatabase(database));
  },
};
