import type { Queryable } from '../../db/client.ts';
import { idsWithoutRow, type Usage } from './repo.ts';

type Sizes = Map<string, number>;

/** For each patient, the files whose content is stored and whose row is not written yet. Each server knows its own. */
const ofPatients = new Map<string, Sizes>();

export function noteUnderWay(patientId: string, id: string, size: number): void {
  const sizes = ofPatients.get(patientId) ?? new Map<string, number>();
  ofPatients.set(patientId, sizes.set(id, size));
}

export function forgetUnderWay(patientId: string, id: string): void {
  const sizes = ofPatients.get(patientId);
  sizes?.delete(id);
  if (sizes?.size === 0) ofPatients.delete(patientId);
}

/** Read after the rows were counted: a file whose row is written in between is counted not at all rather than twice. */
export async function underWayOf(
  db: Queryable,
  patientId: string,
): Promise<Pick<Usage, 'count' | 'bytes'>> {
  const sizes = ofPatients.get(patientId);
  if (!sizes) return { count: 0, bytes: 0 };
  const ids = await idsWithoutRow(db, patientId, [...sizes.keys()]);
  return { count: ids.length, bytes: ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) };
}
