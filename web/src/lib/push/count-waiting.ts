import { answerOf, databaseExists } from '../database.ts';
import { waitingDatabase } from '../waiting-database.ts';

/** The names of its store and of its key, as in data/device/shelf.ts. */
const store = 'rows';
const keyName = 'key';

/** How many writes of the app wait on this device, of whatever account. What does not exist is not made. */
export async function countWaiting(): Promise<number> {
  if (!(await databaseExists(waitingDatabase))) return 0;
  const opening = indexedDB.open(waitingDatabase);
  // Removed since: an empty one would be in the way of the app.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const open = await answerOf(opening);
  try {
    const names = await answerOf(open.transaction(store).objectStore(store).getAllKeys());
    return names.filter((name) => name !== keyName).length;
  } finally {
    open.close();
  }
}
