import type { PatientZone } from '@caretrail/contract/patients/schema';
import {
  zoneQuestion,
  type ZoneQuestion as Asked,
} from '@caretrail/contract/patients/zone-question';
import { selectZone } from '../../../data/zone.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useChosenRecord } from '../../../session/chosen-record.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';

type Found = { readonly known: PatientZone; readonly what: NonNullable<Asked> };

/** What is asked about the zone at the moment, with the zone that is known; nothing about the times of someone else. */
export function useZoneQuestion(): Found | null {
  const known = useAppSelector(selectZone);
  const nowMs = useNow();
  const isOwn = useChosenRecord() === null;
  const what = known === null || !isOwn ? null : zoneQuestion(known, ownZone(), nowMs);
  return known === null || what === null ? null : { known, what };
}
