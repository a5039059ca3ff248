import { zoneQuestion } from '@caretrail/contract/patients/zone-question';
import { Suspense } from 'react';
import { selectZone } from '../../../data/zone.ts';
import { lazyPart } from '../../../lib/lazy-page.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import type { NextDose } from './away-choices.tsx';

/** Most devices are in the zone of the patient: what is asked elsewhere comes in its own chunk. */
const AskedZone = lazyPart(
  () => import('./asked-zone.tsx').then((m) => m.AskedZone),
  () => null,
);

type ZoneQuestionProps = {
  /** The dose used to explain the options. */
  readonly next?: NextDose | undefined;
  /** Show only urgent questions (above the doses), or only others. Undefined: both. */
  readonly isUrgent?: boolean;
  readonly onMoved: () => void;
};

/**
 * §3: a patient's times follow their zone, but are never moved without asking. The question never blocks the screen.
 */
export function ZoneQuestion({ next, isUrgent, onMoved }: ZoneQuestionProps) {
  const known = useAppSelector(selectZone);
  const nowMs = useNow();
  const what = known === null ? null : zoneQuestion(known, ownZone(), nowMs);
  if (known === null || what === null || isUrgent === (what === 'unnamed')) return null;
  return (
    <Suspense>
      <AskedZone {...{ known, what, next, onMoved }} />
    </Suspense>
  );
}
