import { offsetAt } from '../time/zone-offset.ts';
import type { PatientZone } from './schema.ts';

export type ZoneQuestion =
  /** No zone is set, and the patient was not asked yet. */
  | 'unnamed'
  /** The device is where the clock shows another time. */
  | 'away'
  /** … and the times were to stay. */
  | 'kept'
  | null;

/** The one rule of every screen: the profile, else the home of the schedules, else the device. */
export const zoneInUse = (known: PatientZone | null, device: string): string =>
  known?.time_zone ?? known?.used_zone ?? device;

/** What to ask a patient about their clock. Zones that show the same time just now are equal. */
export function zoneQuestion(
  { time_zone, used_zone, kept_in }: PatientZone,
  device: string,
  nowMs: number,
): ZoneQuestion {
  const isHere = (zone: string | null): boolean =>
    zone !== null && (zone === device || offsetAt(zone, nowMs) === offsetAt(device, nowMs));
  // Without a schedule no time could be wrong.
  if (time_zone === null) return used_zone === null || isHere(kept_in) ? null : 'unnamed';
  if (isHere(time_zone)) return null;
  return isHere(kept_in) ? 'kept' : 'away';
}
