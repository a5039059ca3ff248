import type { Database, Queryable } from '../../db/client.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import { StartupProblem } from '../../startup-problem.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { demoPeople, namedDemoPeople, type DemoPerson } from './people.ts';
import { findActive, hasUsers, insertDemoPeople } from './repo.ts';

export type DemoDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hashing: { hash(secret: string): Promise<string> };
  readonly termsVersion: string;
  readonly say: (line: string) => void;
};

/** Fills an empty database once; a second start finds it filled. */
export async function seedDemo(deps: DemoDeps): Promise<void> {
  if (await hasUsers(deps.db)) return;
  deps.say('Preparing the demo…');
  const passwordHash = await deps.hashing.hash(demoPassword);
  await deps.db.transaction((tx) => seed(deps, tx, passwordHash));
}

/** The passwords of the demo are public: production never starts on a database that was one. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const found = await findActive(
    db,
    demoAccounts.map(({ email }) => email),
  );
  if (found.length === 0) return;
  throw new StartupProblem(
    `This database was made by the demo, whose passwords are public (${found.join(', ')}). ` +
      'Set CARETRAIL_DATA or DATABASE_URL to a new one.',
  );
}

function seed(deps: DemoDeps, tx: Queryable, passwordHash: string): Promise<void> {
  const now = deps.clock.now();
  const row = (person: DemoPerson) => ({
    ...person,
    id: deps.ids.next(),
    patientId: person.role === 'patient' ? deps.ids.next() : null,
    passwordHash: person.canSignIn ? passwordHash : null,
    termsVersion: person.isDone ? deps.termsVersion : null,
  });
  return insertDemoPeople(tx, [...namedDemoPeople, ...demoPeople(now)].map(row));
}
