import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { By } from './rows-repo.ts';
import { type RecordDeps, type RecordWrite, writeRecord } from './write-record.ts';

/** One row of a patient, as the repo of its module knows it. */
type Row = {
  readonly id: string;
  readonly objectType: 'event' | 'file' | 'location' | 'medication' | 'treatment';
  /** Into the bin, or out of it for null. False when it was so already. */
  readonly setDeleted: (
    tx: Queryable,
    patientId: string,
    id: string,
    deletedAt: Date | null,
    by: By,
  ) => Promise<boolean>;
};

/** Into the bin. Done again it succeeds again; what never was is not found. */
export const putIntoBin = (
  deps: RecordDeps,
  context: RecordContext,
  { id, objectType, setDeleted, find }: Row & { find: (write: RecordWrite) => Promise<unknown> },
): Promise<void> =>
  writeRecord(deps, context, async (write) => {
    const { tx, patientId, by, changed } = write;
    if (!(await find(write))) throw fail('not_found');
    if (await setDeleted(tx, patientId, id, by.at, by))
      changed(`${objectType}.deleted`, objectType, id);
  });

/** Out of the bin, for as long as it is there. `answer` finds it not where it is gone. */
export const takeOutOfBin = <Answer>(
  deps: RecordDeps,
  context: RecordContext,
  { id, objectType, setDeleted, answer }: Row & { answer: (write: RecordWrite) => Promise<Answer> },
): Promise<Answer> =>
  writeRecord(deps, context, async (write) => {
    const { tx, patientId, by, changed } = write;
    if (await setDeleted(tx, patientId, id, null, by))
      changed(`${objectType}.restored`, objectType, id);
    return answer(write);
  });
