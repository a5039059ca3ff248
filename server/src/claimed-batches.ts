import type { Database, Queryable } from './db/client.ts';
import { type OnProblem, tellOrThrow } from './job-problem.ts';

type Work<Row> = {
  /** For the log. */
  readonly job: string;
  /** Locked until the transaction ends: a concurrent worker gets others. */
  readonly claim: (tx: Queryable, most: number) => Promise<Row[]>;
  /** Everything that it does is committed together or not at all: after a crash the next run starts again. */
  readonly process: (tx: Queryable, rows: readonly Row[]) => Promise<void>;
  /** One that cannot be processed is not looked at for a while. */
  readonly putOff: (row: Row) => Promise<void>;
};
type Deps = { readonly db: Database; readonly onProblem?: OnProblem };

const atATime = 50;
/** Bounded: a stopping server waits for the end of this run. */
const maxBatches = 400;

/** What is due, on several servers at once each row by one of them. */
export async function inClaimedBatches<Row>(deps: Deps, work: Work<Row>): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const processed = await processBatch(deps, work).catch(() => processEach(deps, work));
    if (processed < atATime) return;
  }
}

const processBatch = <Row>({ db }: Deps, { claim, process }: Work<Row>): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await claim(tx, atATime);
    if (rows.length > 0) await process(tx, rows);
    return rows.length;
  });

/** When a batch fails, its rows are processed one by one, and the failing one is put off. The others do not wait. */
async function processEach<Row>(
  { db, onProblem }: Deps,
  { job, claim, process, putOff }: Work<Row>,
): Promise<number> {
  for (let processed = 0; processed < atATime; processed += 1) {
    let claimed: Row | undefined;
    const count = await db
      .transaction(async (tx) => {
        [claimed] = await claim(tx, 1);
        if (claimed !== undefined) await process(tx, [claimed]);
        return claimed === undefined ? 0 : 1;
      })
      .catch(async (error: unknown) => {
        if (claimed === undefined) throw error;
        tellOrThrow(onProblem, job, error);
        await putOff(claimed);
        return 1;
      });
    if (count === 0) return processed;
  }
  return atATime;
}
