import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { type RefObject, useState } from 'react';
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

type Said = { readonly text: string; readonly isProblem: boolean };

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
    const { medication_id: id, medication_name: name, local_date } = dose;
    const { schedule_version_id, slot_id } = dose;
    const body = {
      schedule_version_id: schedule_version_id ?? '',
      slot_id: slot_id ?? '',
      local_date,
      until,
    };
    const { error } = await dispatch(postponeDose.initiate({ params: { id }, body }));
    if (error !== undefined) return problemOf(error);
    const text =
      until === null
        ? texts.saidBack({ name })
        : texts.saidPutOff({ name, until: formatUntil(dose, until, zone) });
    setSaid({ text, isProblem: false });
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
