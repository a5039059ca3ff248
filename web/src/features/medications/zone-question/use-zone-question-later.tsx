import type { PatientZone } from '@caretrail/contract/patients/schema';
import type { ZoneQuestion } from '@caretrail/contract/patients/zone-question';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { selectIsZoneAnswered } from '../../../data/zone.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { useZoneQuestion } from './use-zone-question.ts';

type Question = ComponentType<{
  readonly known: PatientZone;
  readonly what: NonNullable<ZoneQuestion>;
  readonly onMoved: () => void;
}>;

/** Its files are gone after a deployment, or cannot be reached: the screen does without it. */
const NotLoaded: Question = () => null;

type LaterQuestion = {
  /**
   * It is known that nothing is asked, or the question can be drawn at once: a screen waits for it with what it would
   * move. It stays true.
   */
  readonly isSettled: boolean;
  readonly question: ReactNode;
};

/** Most devices are in the zone of the patient: the question is loaded when there is one. */
export function useZoneQuestionLater(onMoved: () => void): LaterQuestion {
  const isAnswered = useAppSelector(selectIsZoneAnswered);
  const found = useZoneQuestion();
  const [Shown, setShown] = useState<Question | null>(null);
  const isAwaited = found !== null && Shown === null;
  useEffect(() => {
    if (!isAwaited) return;
    import('./asked-zone.tsx').then(
      ({ AskedZone }) => setShown(() => AskedZone),
      () => setShown(() => NotLoaded),
    );
  }, [isAwaited]);
  const isReady = isAnswered && !isAwaited;
  const [wasReady, setReady] = useState(isReady);
  if (isReady && !wasReady) setReady(true);
  return {
    isSettled: isReady || wasReady,
    question: found !== null && Shown !== null && <Shown {...found} onMoved={onMoved} />,
  };
}
