import type { Area } from '@caretrail/contract/circle/areas';
import { rightsOf } from '@caretrail/contract/circle/areas';
import { successorLimits } from '@caretrail/contract/circle/successor';
import { addDays } from '@caretrail/contract/time/days';
import { instantOf } from '@caretrail/contract/time/zoned';
import { newEvent } from '@caretrail/contract/timelines/event-body';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuditDeps } from '../audit/service.ts';
import { giveAccess } from '../circle/service.ts';
import { tellLook } from '../ledger/service.ts';
import { writeRecordIn } from '../patients/service.ts';
import { putNaming } from '../succession/service.ts';
import { addEvent } from '../timelines/service.ts';
import { onDay } from './on-day.ts';
import { homeZone, todayAt } from './today.ts';

const areas = ['calendar', 'medication', 'treatments', 'files'] as const satisfies readonly Area[];
const device = 'Firefox on Android';

type Look = readonly [call: string, told: readonly Area[]];
const medicines: Look = ['medications.listOrAdd', ['medication']];
const doses: Look = ['medications.listDoses', ['medication']];
const overview: Look = ['dashboard.read', areas];
const events: Look = ['timelines.list', ['calendar', 'files']];
const places: Look = ['locations.list', ['calendar']];

/** What was looked at so many days ago, and when. */
function looksOn(day: number): { readonly clock: string; readonly looks: readonly Look[] }[] {
  return [
    ...(day % 7 === 3 ? [{ clock: '09:05', looks: [overview, events, places] }] : []),
    ...(day % 2 === 0 ? [{ clock: '18:40', looks: [overview, medicines, doses] }] : []),
  ];
}

/** As if it were that time, so many days ago. */
function atClock<D extends AuditDeps>(deps: D, daysAgo: number, clock: string): D {
  const today = new Date(instantOf(`${todayAt(deps.clock.now())}T${clock}`, homeZone));
  return onDay({ ...deps, clock: { now: () => today } }, -daysAgo);
}

type Helping = {
  readonly patientId: string;
  readonly helper: { readonly id: string; readonly email: string; readonly name: string };
};

/** Someone who helps the patient of the demo for a month, with what they looked at and what they wrote; named to take over. */
export async function seedCircle(
  deps: AuditDeps,
  tx: Queryable,
  { patientId, helper }: Helping,
): Promise<void> {
  const first = atClock(deps, 31, '17:00');
  const grantId = await giveAccess(first, tx, patientId, {
    helperId: helper.id,
    email: helper.email,
    role: 'helper',
    areas,
    ends_on: null,
  });
  const naming = { helperId: helper.id, grantId, waitDays: successorLimits.waitDays.usual };
  await putNaming(tx, patientId, naming, atClock(deps, 29, '17:20').clock.now());
  const contextOf = ([call, told]: Look): RecordContext => ({
    actor: { userId: helper.id, sessionId: null, caller: { ...caller, device } },
    patientId,
    areas: new Set(areas),
    rights: rightsOf.helper,
    grant: { id: grantId, version: 1, name: helper.name, call, told, noteWritten: () => {} },
  });
  for (let day = 30; day > 0; day -= 1) {
    for (const { clock, looks } of looksOn(day)) {
      const then = atClock(deps, day, clock);
      for (const look of looks) await tellLook({ ...then, db: tx }, contextOf(look));
    }
    if (day !== 12) continue;
    const then = atClock(deps, day, '18:47');
    const context = contextOf(['timelines.create', ['calendar']]);
    await writeRecordIn(then, tx, context, (write) =>
      addEvent(write, { id: then.ids.next(), body: fetched(deps), files: [] }),
    );
  }
}

const fetched = ({ clock }: AuditDeps) =>
  newEvent.parse({
    event_type: 'Appointment',
    title: 'Collect the new tablets from the pharmacy',
    start: `${addDays(todayAt(clock.now()), -10)}T16:00`,
    time_zone: homeZone,
    status: 'done',
  });

const caller = {
  network: '127.0.0.1',
  ipPrefix: '127.0.0.0/24',
  userAgentHash: null,
  requestId: 'demo',
  isWebApp: true,
};
