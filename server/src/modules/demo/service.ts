import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable } from '../../db/client.ts';
import { ownRecord } from '../../http/record-context.ts';
import { StartupProblem } from '../../startup-problem.ts';
import type { FilesDeps } from '../files/service.ts';
import type { CurrentTerms } from '../terms/service.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { seedCircle } from './circle.ts';
import { seedEmergencyCard } from './emergency-card.ts';
import { seedDuty } from './duty.ts';
import { seedConsents } from './consents.ts';
import { seedLibrary } from './library.ts';
import { seedMedicines } from './medication.ts';
import { madeUpPeople } from './made-up-people.ts';
import { namedDemoPeople, type DemoPerson } from './people.ts';
import { seedPlaces } from './places.ts';
import { seedProfile } from './profile.ts';
import { findActive, hasUsers, insertDemoPeople, lockSeeding } from './repo.ts';
import { seedTimeline } from './timeline.ts';
import { seedTreatments } from './treatment.ts';

export type DemoDeps = FilesDeps & {
  readonly hashing: { hash(secret: string): Promise<string> };
  readonly terms: CurrentTerms;
  readonly say: (line: string) => void;
};

/** Fills an empty database once; a second start finds it filled. */
export async function seedDemo(deps: DemoDeps): Promise<void> {
  if (await hasUsers(deps.db)) return;
  deps.say('Preparing the demo…');
  const passwordHash = await deps.hashing.hash(demoPassword);
  const seedInTurn = () =>
    deps.db.transaction(async (tx) => {
      if (!(await lockSeeding(tx))) return false;
      if (!(await hasUsers(tx))) await seed(deps, tx, passwordHash);
      return true;
    });
  // Of servers that start together one fills it, and the others wait for that.
  while (!(await seedInTurn())) await sleep(250);
}

/** The passwords of the demo are public: production never starts on a demo database. */
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

async function seed(deps: DemoDeps, tx: Queryable, passwordHash: string): Promise<void> {
  const now = deps.clock.now();
  const row = (person: DemoPerson) => ({
    ...person,
    id: deps.ids.next(),
    patientId: person.role === 'patient' && !person.onlyHelps ? deps.ids.next() : null,
    passwordHash: person.canSignIn ? passwordHash : null,
    termsVersion: person.isDone ? deps.terms.version : null,
  });
  const rows = [...namedDemoPeople, ...madeUpPeople(now)].map(row);
  await insertDemoPeople(tx, rows, now);
  for (const { id, patientId, ...person } of rows) {
    if (patientId === null || !person.isDone || !person.canSignIn) continue;
    const context = ownRecord({ userId: id, sessionId: null, caller: null }, patientId);
    await seedProfile(deps, tx, context, person);
    await seedConsents(deps, tx, context);
    const places = await seedPlaces(deps, tx, context);
    // Before events and medicines, which refer to them.
    const treatments = await seedTreatments(deps, tx, context, places);
    await seedTimeline(deps, tx, context, { places, treatments });
    await seedLibrary(deps, tx, context, { places, treatments });
    const critical = await seedMedicines(deps, tx, context, treatments);
    await seedEmergencyCard(deps, tx, context);
    const helper = rows.find(({ onlyHelps }) => onlyHelps);
    if (helper) {
      const { id: helperId, email, firstName, lastName } = helper;
      const name = `${firstName} ${lastName}`;
      await seedConsents(deps, tx, { actor: { userId: helperId } });
      const circle = { patientId, helper: { id: helperId, email, name } };
      await seedCircle(deps, tx, circle);
      await seedDuty(deps, tx, context, { helperId, critical });
    }
  }
}
