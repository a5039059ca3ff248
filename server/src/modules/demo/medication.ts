import { medicationEdit, newMedication } from '@caretrail/contract/medications/medication-body';
import type { DoseLogEntry, SkipReason } from '@caretrail/contract/medications/doses';
import { addDays } from '@caretrail/contract/time/days';
import { instantOf } from '@caretrail/contract/time/zoned';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuditDeps } from '../audit/service.ts';
import {
  addOwnEntries,
  addOwnMedication,
  changeOwnMedication,
  ownDoses,
  type OwnDose,
} from '../medications/service.ts';
import { type RecordWrite, writeRecordIn } from '../patients/service.ts';
import { demoDays } from './days.ts';
import type { DemoMedicine } from './demo-medicine.ts';
import type { DemoTreatmentIds } from './demo-treatment.ts';
import { demoMedicines } from './medicines.ts';
import { onDay } from './on-day.ts';
import { homeZone, todayAt } from './today.ts';

const minute = 60_000;
/** When something is taken as needed. */
const hours = ['19:20', '07:40', '14:10', '21:30'];
const reasons: readonly SkipReason[] = ['forgot', 'sick', 'forgot', 'vomited'];

/** Realistic, and the same at every start: of a hundred doses three are missed, two skipped and nine late. */
function told(dose: OwnDose, index: number, isAlwaysTaken: boolean) {
  const luck = isAlwaysTaken ? 50 + (index % 50) : (index * 37 + 11) % 100;
  if (luck < 3) return null;
  const reason = luck < 5 ? (reasons[index % reasons.length] ?? null) : null;
  const afterMin = luck < 14 ? 100 + (index % 7) * 15 : (index * 13) % 28;
  return { reason, at_ms: dose.at_ms + afterMin * minute };
}

const entryOf = (
  context: RecordContext,
  fields: Pick<
    DoseLogEntry,
    'id' | 'medication_id' | 'medication_name' | 'dosage' | 'amount_parts' | 'reason' | 'time_zone'
  > & { readonly at_ms: number },
  name: Pick<DoseLogEntry, 'schedule_version_id' | 'slot_id' | 'local_date'>,
): DoseLogEntry => {
  const { at_ms, ...rest } = fields;
  return {
    ...rest,
    ...name,
    status: rest.reason === null ? 'taken' : 'skipped',
    at: new Date(at_ms).toISOString(),
    note: '',
    via: 'web',
    supersedes: null,
    by: context.actor.userId,
  };
};

/** In the transaction that creates the account. Every medicine is entered and changed on its own day. The ids of the critical ones. */
export async function seedMedicines(
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
  treatments: DemoTreatmentIds,
): Promise<string[]> {
  const today = todayAt(deps.clock.now());
  const dateOf = (days: number): string => addDays(today, days);
  const made = new Map<string, DemoMedicine>();
  for (const medicine of demoMedicines(demoDays(today))) {
    const id = deps.ids.next();
    made.set(id, medicine);
    const treatment_id = medicine.treatment ? treatments[medicine.treatment] : null;
    const body = newMedication.parse({ ...medicine.body(dateOf), treatment_id });
    const then = onDay(deps, medicine.day);
    await writeRecordIn(then, tx, context, (write) => addOwnMedication(then, write, { id, body }));
    for (const change of medicine.changes ?? []) {
      const edit = medicationEdit.parse(change.edit(dateOf));
      const later = onDay(deps, change.day);
      await writeRecordIn(later, tx, context, (write) =>
        changeOwnMedication(later, write, { id, edit }),
      );
    }
  }
  await writeRecordIn(deps, tx, context, async (write) =>
    addOwnEntries(write, [
      ...(await plannedEntries(deps, write, made)),
      ...neededEntries(deps, context, made),
    ]),
  );
  return [...made].flatMap(([id, { isCritical }]) => (isCritical === true ? [id] : []));
}

/** An escalation ends a day after its dose: of those days every dose was recorded, and soon. */
const isSureTaken = (
  medicine: DemoMedicine | undefined,
  { local_date }: OwnDose,
  today: string,
): boolean =>
  medicine?.isAlwaysTaken === true ||
  (medicine?.isCritical === true && local_date >= addDays(today, -2));

async function plannedEntries(
  deps: AuditDeps,
  write: RecordWrite,
  made: ReadonlyMap<string, DemoMedicine>,
): Promise<DoseLogEntry[]> {
  const now = deps.clock.now().getTime();
  const today = todayAt(deps.clock.now());
  const doses = await ownDoses(deps, write, { from: addDays(today, -365), to: today });
  return doses.flatMap((dose, index): DoseLogEntry[] => {
    const what = told(dose, index, isSureTaken(made.get(dose.medicationId), dose, today));
    // Doses that are not yet late are left for the user of the demo.
    if (what === null || !dose.is_asked || dose.at_ms > now - 45 * minute || what.at_ms > now)
      return [];
    const fields = {
      id: deps.ids.next(),
      medication_id: dose.medicationId,
      medication_name: dose.name,
      dosage: dose.version.dosage ?? '',
      amount_parts: what.reason === null ? [...dose.parts] : [],
      time_zone: dose.time_zone,
      ...what,
    };
    const { slot_id, local_date } = dose;
    return [
      entryOf(write.context, fields, { schedule_version_id: dose.version.id, slot_id, local_date }),
    ];
  });
}

function neededEntries(
  deps: AuditDeps,
  context: RecordContext,
  made: ReadonlyMap<string, DemoMedicine>,
): DoseLogEntry[] {
  const today = todayAt(deps.clock.now());
  const dateOf = (days: number): string => addDays(today, days);
  return [...made].flatMap(([medication_id, { neededOn = [], body }]) =>
    neededOn.map((days, index) =>
      entryOf(
        context,
        {
          id: deps.ids.next(),
          medication_id,
          medication_name: String(body(dateOf)['name']),
          dosage: String(body(dateOf)['dosage'] ?? ''),
          amount_parts: [{ strength: '500 mg', count: 1 + (index % 2) }],
          reason: null,
          time_zone: homeZone,
          at_ms: instantOf(`${dateOf(days)}T${hours[index % hours.length]}`, homeZone),
        },
        { schedule_version_id: null, slot_id: null, local_date: null },
      ),
    ),
  );
}
