import { zoneQuestion } from '@caretrail/contract/patients/zone-question';
import { selectZone } from '../../../data/zone.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { AskedZone } from './asked-zone.tsx';
import type { NextDose } from './away-choices.tsx';

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
  return <AskedZone {...{ known, what, next, onMoved }} />;
}
