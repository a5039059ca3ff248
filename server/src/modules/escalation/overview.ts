import { nextPerson } from '@caretrail/contract/circle/escalation';
import type {
  CriticalMedicineAnswer,
  EscalationOverview,
  OpenEscalation,
} from '@caretrail/contract/circle/escalation-schema';
import { holdsOf } from '@caretrail/contract/circle/escalation';
import { isoOf } from '@caretrail/contract/time/zoned';
import type { Escalation, Facts } from './facts.ts';
import type { MedicineRow } from './facts-repo.ts';

export const medicineAnswer = ({
  medication_id,
  medication_name,
  after_min,
  people,
  version,
}: MedicineRow): CriticalMedicineAnswer => ({
  medication_id,
  medication_name,
  after_min,
  people,
  version,
});

function openOf({ dose, open, rule, step }: Escalation, nowMs: number): OpenEscalation {
  const holds = holdsOf(open, rule).filter(({ until_ms }) => until_ms > nowMs);
  const last = holds.toSorted((one, other) => one.until_ms - other.until_ms).at(-1);
  const nextMs = step.is === 'waits' ? step.until_ms : step.is === 'due' ? nowMs : null;
  const nextId = nextPerson(open, rule);
  return {
    key: dose.key,
    medication_id: dose.medication_id,
    medication_name: dose.name,
    amount: dose.amount,
    local_date_time: dose.local_date_time,
    time_zone: dose.time_zone,
    told: open.told.map(({ helper_id, at_ms }) => ({
      helper_id: helper_id === '' ? null : helper_id,
      at: isoOf(at_ms),
    })),
    on_it: last === undefined ? null : { helper_id: last.helper_id, until: isoOf(last.until_ms) },
    next: nextMs === null || nextId === undefined ? null : { helper_id: nextId, at: isoOf(nextMs) },
  };
}

export function overviewOf(facts: Facts, nowMs: number): EscalationOverview {
  const { row, zone, helpers, mayTell, escalations } = facts;
  const chosen = new Set(row.medicines.flatMap(({ people }) => people));
  return {
    settings: {
      waits_for_quiet: row.waits_for_quiet,
      names_in_messages: row.names_in_messages,
    },
    medicines: row.medicines.map(medicineAnswer),
    people: [...helpers.values()]
      .map(({ helper_id, name }) => ({ helper_id, name, may_be_told: mayTell(helper_id) }))
      .filter(({ helper_id, may_be_told }) => may_be_told || chosen.has(helper_id)),
    time_zone: zone,
    open: escalations
      .filter(({ dose }) => dose.due_ms <= nowMs)
      .map((escalation) => openOf(escalation, nowMs)),
  };
}
