import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { medicationsEndpoints } from '@caretrail/contract/medications/endpoints';
import { type RefObject, useState } from 'react';
import { request } from '../../lib/http.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { usePatientZone } from '../../data/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { dosePlaceOf, keepFocus } from './dose-place.ts';
import { untilWords } from './dose-words.ts';
import { laterTexts as texts } from './later-texts.ts';

/** Null: it is put off. Otherwise why not. */
export type OnLater = (dose: DoseOccurrence, until: string) => Promise<string | null>;

type Said = { readonly text: string; readonly isProblem: boolean };

const send = ({ medication_id, schedule_version_id, slot_id, local_date }: DoseOccurrence) => {
  const name = {
    schedule_version_id: schedule_version_id ?? '',
    slot_id: slot_id ?? '',
    local_date,
  };
  return (until: string | null) =>
    request(medicationsEndpoints.postponeDose, {
      params: { id: medication_id },
      body: { ...name, until },
    });
};

const problemOf = (error: unknown): string => {
  const { fields, text } = refusalOf(error);
  return Object.values(fields)[0] ?? text;
};

/** Puts a dose off, and brings it back. `reload` brings the list that it stands in. */
export function useLater(heading: RefObject<HTMLElement | null>, reload: () => Promise<unknown>) {
  const [said, setSaid] = useState<Said | null>(null);
  const zone = usePatientZone();
  const put = async (dose: DoseOccurrence, until: string | null): Promise<string | null> => {
    setSaid(null);
    try {
      await send(dose)(until);
    } catch (error) {
      void reload();
      return problemOf(error);
    }
    const { medication_name: name } = dose;
    const text =
      until === null ? texts.saidBack(name) : texts.saidPutOff(name, untilWords(dose, until, zone));
    setSaid({ text, isProblem: false });
    await reload();
    return null;
  };
  return {
    said,
    onLater: put satisfies OnLater,
    onUndo: async (dose: DoseOccurrence): Promise<void> => {
      const problem = await put(dose, null);
      // The button is gone, once the list has been drawn: the focus goes to the first one of its row.
      requestAnimationFrame(() => keepFocus(dosePlaceOf(dose), heading.current));
      if (problem !== null)
        setSaid({ text: `${dose.medication_name}: ${problem}`, isProblem: true });
    },
  };
}

/** What became of it; its place is there before the words, so that they are read out. */
export const LaterNotice = ({ said }: { readonly said: Said | null }) => (
  <>
    <p role="status" className="sr-only">
      {said?.isProblem === false && said.text}
    </p>
    {said?.isProblem === true && <Alert>{said.text}</Alert>}
  </>
);
