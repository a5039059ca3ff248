import type {
  EscalationOverview,
  EscalationSettings,
  NewCritical,
} from '@caretrail/contract/circle/escalation-schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { hasMedicine } from '../medications/service.ts';
import { type RecordDeps, type RecordWrite, writeRecord } from '../patients/service.ts';
import { deleteCritical, putCritical, putSettings } from './critical-repo.ts';
import { factsOfOne } from './facts.ts';
import { medicineAnswer, overviewOf } from './overview.ts';
import { escalationTexts as texts } from './texts.ts';

export async function overviewIn(
  { clock }: Pick<RecordDeps, 'clock'>,
  tx: Queryable,
  patientId: string,
): Promise<EscalationOverview> {
  const now = clock.now();
  return overviewOf(await factsOfOne(tx, patientId, now), now.getTime());
}

export const readEscalation = (
  deps: RecordDeps,
  { patientId }: RecordContext,
): Promise<EscalationOverview> => overviewIn(deps, deps.db, patientId);

/** By the patient or a manager. People who were chosen before may stay, though they are not told any more. */
export const saveCritical = (
  deps: RecordDeps,
  context: RecordContext,
  medicationId: string,
  wanted: NewCritical,
): Promise<EscalationOverview> =>
  writeRecord(deps, context, async (write) => {
    await makeCritical(write, medicationId, wanted);
    return overviewIn(deps, write.tx, write.patientId);
  });

/** The same in a write that is under way. */
export async function makeCritical(
  { tx, patientId, by, changed }: RecordWrite,
  medicationId: string,
  wanted: NewCritical,
): Promise<void> {
  if (!(await hasMedicine({ tx, patientId }, medicationId))) throw fail('not_found');
  const facts = await factsOfOne(tx, patientId, by.at);
  const stored = facts.row.medicines.find((each) => each.medication_id === medicationId);
  const mayBe = (id: string): boolean =>
    facts.mayTell(id) || (stored?.people.includes(id) ?? false);
  if (new Set(wanted.people).size < wanted.people.length)
    throw fail('invalid_input', { fields: { people: texts.eachOnce } });
  if (!wanted.people.every(mayBe))
    throw fail('invalid_input', { fields: { people: texts.notInCircle } });
  if (!(await putCritical(tx, patientId, medicationId, wanted, by)))
    throw fail('conflict', {
      body: { stored: stored === undefined ? null : medicineAnswer(stored) },
    });
  await putSettings(tx, patientId, null, by);
  changed('critical.edited', 'medication', medicationId, ['after_min', 'people']);
}

/** Idempotent. */
export const removeCritical = (
  deps: RecordDeps,
  context: RecordContext,
  medicationId: string,
): Promise<EscalationOverview> =>
  writeRecord(deps, context, async ({ tx, patientId, changed }) => {
    if (!(await hasMedicine({ tx, patientId }, medicationId))) throw fail('not_found');
    if (await deleteCritical(tx, patientId, medicationId))
      changed('critical.deleted', 'medication', medicationId);
    return overviewIn(deps, tx, patientId);
  });

export const saveEscalationSettings = (
  deps: RecordDeps,
  context: RecordContext,
  settings: EscalationSettings,
): Promise<EscalationOverview> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const { row } = await factsOfOne(tx, patientId, by.at);
    const names = ['waits_for_quiet', 'names_in_messages'] as const;
    const changedFields = names.filter((name) => row[name] !== settings[name]);
    if (changedFields.length > 0) {
      await putSettings(tx, patientId, settings, by);
      changed('escalation.edited', 'escalation', patientId, changedFields);
    }
    return overviewIn(deps, tx, patientId);
  });
