import { AskedZone } from './asked-zone.tsx';
import type { NextDose } from './away-choices.tsx';
import { useZoneQuestion } from './use-zone-question.ts';

type ZoneQuestionProps = {
  /** The dose used to explain the options. */
  readonly next?: NextDose | undefined;
  /** Show only urgent questions (above the doses), or only others. */
  readonly isUrgent: boolean;
  readonly onMoved: () => void;
};

/**
 * §3: a patient's times follow their zone, but are never moved without asking. The question never blocks the screen.
 */
export function ZoneQuestion({ next, isUrgent, onMoved }: ZoneQuestionProps) {
  const found = useZoneQuestion();
  if (found === null || isUrgent === (found.what === 'unnamed')) return null;
  return <AskedZone {...found} {...{ next, onMoved }} />;
}
