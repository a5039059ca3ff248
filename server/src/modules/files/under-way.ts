import type { Queryable } from '../../db/client.ts';
import { idsWithoutRow, type Usage } from './repo.ts';

type Sent = { readonly size: number; readonly isByHelper: boolean };

/** For each patient, the files whose content is stored and whose row is not written yet. Each server knows its own. */
const ofPatients = new Map<string, Map<string, Sent>>();

export function noteUnderWay(patientId: string, id: string, sent: Sent): void {
  const all = ofPatients.get(patientId) ?? new Map<string, Sent>();
  ofPatients.set(patientId, all.set(id, sent));
}

export function forgetUnderWay(patientId: string, id: string): void {
  const all = ofPatients.get(patientId);
  all?.delete(id);
  if (all?.size === 0) ofPatients.delete(patientId);
}

/**
 * Read after the rows were counted: a file whose row is written in between is counted not at all rather than twice. What
 * someone who helps sends takes no room from the patient before it is stored: forms can be held open for an hour.
 */
export async function underWayOf(
  db: Queryable,
  { patientId, isByHelper: asked }: { readonly patientId: string; readonly isByHelper: boolean },
): Promise<Pick<Usage, 'count' | 'bytes'>> {
  const all = ofPatients.get(patientId);
  if (!all) return { count: 0, bytes: 0 };
  const counted = [...all].filter(([, { isByHelper }]) => asked || !isByHelper);
  const ids = await idsWithoutRow(
    db,
    patientId,
    counted.map(([id]) => id),
  );
  return {
    count: ids.length,
    bytes: ids.reduce((sum, id) => sum + (all.get(id)?.size ?? 0), 0),
  };
}
