import { offsetAt } from '../time/zone-offset.ts';
import type { PatientZone } from './schema.ts';

export type ZoneQuestion =
  /** Nobody named a zone, and nobody was asked yet. */
  | 'unnamed'
  /** The device is where the clock shows another time. */
  | 'away'
  /** … and the times were to stay. */
  | 'kept'
  | null;

/** The one rule of every screen: the profile, else the home of the schedules, else the device. */
export const zoneInUse = (known: PatientZone | null, device: string): string =>
  known?.time_zone ?? known?.used_zone ?? device;

/** What a person is to be asked about their clock. Zones that show the same time just now ask nothing. */
export function zoneQuestion(
  { time_zone, used_zone, kept_in }: PatientZone,
  device: string,
  nowMs: number,
): ZoneQuestion {
  if (time_zone === null) {
    // Without a schedule there is nothing that could stand at a wrong time.
    return used_zone === null || kept_in === device ? null : 'unnamed';
  }
  if (time_zone === device || offsetAt(time_zone, nowMs) === offsetAt(device, nowMs)) return null;
  return kept_in === device ? 'kept' : 'away';
}
