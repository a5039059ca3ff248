import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import type { Ids } from '../../ports/ids.ts';
import { insertChange, type NewChange } from './changes-repo.ts';
import { type RecordWrite, roomFor } from '../patients/service.ts';
import type { TreatmentRow } from './repo.ts';
import { refusals } from './texts.ts';

/** In the transaction of the change itself: the history never lacks one. */
export async function recordChanges(
  { ids }: { readonly ids: Ids },
  { tx, patientId, by, context }: RecordWrite,
  { treatmentId, changes }: { treatmentId: string; changes: readonly NewChange[] },
): Promise<void> {
  const most = roomFor(context, limits.treatments.changes);
  for (const change of changes) {
    const made = await insertChange(tx, patientId, { id: ids.next(), treatmentId, change }, by);
    if (made > most) throw fail('invalid_input', { detail: refusals.changes({ most }) });
  }
}

/** Fields that are too long to repeat, or that are shown only on request. */
const untold: ReadonlySet<string> = new Set(['notes', 'intent', 'location_id']);

/** Short lists: the days of the week, and the days of a cycle. */
const repeated: ReadonlySet<string> = new Set(['session_weekdays', 'cycle_days']);

/** A day, a number or a text as it is; of a list its length, or its words where they are short. */
function toldOf(name: string, value: unknown): string | number | null {
  if (untold.has(name)) return null;
  if (Array.isArray(value) && repeated.has(name)) return value.join(' ');
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** What an edit changed, for the history. A new status is an entry of its own, with its reason. */
export function editChanges(
  before: TreatmentRow,
  after: TreatmentRow,
  changed: readonly (keyof TreatmentRow)[],
): NewChange[] {
  const isNewStatus = before.status !== after.status;
  const rest = changed.filter(
    (name) => name !== 'status' && !(isNewStatus && name === 'status_reason'),
  );
  const status = { before: before.status, after: after.status, reason: after.status_reason };
  const fields = rest.map((name) => ({
    name,
    before: toldOf(name, before[name]),
    after: toldOf(name, after[name]),
  }));
  return [
    ...(isNewStatus ? [{ kind: 'status', ...status } as const] : []),
    ...(fields.length > 0 ? [{ kind: 'edited', fields } as const] : []),
  ];
}
