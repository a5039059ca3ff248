import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { type RefObject, useState } from 'react';
import { isWaiting } from '../../../data/dose-entry.ts';
import { dosesApi } from '../../../data/doses.ts';
import { settled } from '../../../data/write.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { dosePlaceOf, keepFocus } from './dose-place.ts';
import { formatUntil } from './format-dose.ts';
import { laterTexts as texts } from './later-texts.ts';
import { todayTexts } from './texts.ts';

const { postponeDose } = dosesApi.endpoints;

type Said = {
  readonly text: string;
  readonly isProblem: boolean;
  /** Nothing else on the screen shows it. */
  readonly isWaiting?: boolean;
};

const problemOf = (error: unknown): string => {
  const { fields, text } = toApiError(error);
  return Object.values(fields)[0] ?? text;
};

/** Puts a dose off, or undoes that. */
export function useLater(heading: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<Said | null>(null);
  const zone = usePatientZone();
  /** Resolves to null on success, otherwise to the reason. */
  const put = async (dose: DoseOccurrence, until: string | null): Promise<string | null> => {
    setSaid(null);
    const { medication_name: name } = dose;
    const { data, error } = await dispatch(postponeDose.initiate({ dose, until }));
    if (data === undefined) return problemOf(error);
    const text =
      until === null
        ? isWaiting(data)
          ? todayTexts.said.waiting({ names: name })
          : texts.saidBack({ name })
        : texts[isWaiting(data) ? 'saidWaiting' : 'saidPutOff']({
            name,
            until: formatUntil(dose, until, zone),
          });
    setSaid({ text, isProblem: false, isWaiting: isWaiting(data) });
    await dispatch(settled());
    return null;
  };
  return {
    said,
    onLater: put,
    onUndo: async (dose: DoseOccurrence): Promise<void> => {
      const problem = await put(dose, null);
      keepFocus(dosePlaceOf(dose), heading.current);
      if (problem !== null) {
        const text = todayTexts.problem({ name: dose.medication_name, problem });
        setSaid({ text, isProblem: true });
      }
    },
  };
}
