import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { useEffect, useEffectEvent, useState } from 'react';
import { request } from './http.ts';

/** A record by its id and what it is called. */
export type NamedChoice = { readonly value: string; readonly label: string };

/** While they load, or when they cannot be had, there is nothing to choose. */
function useChoices(load: (signal: AbortSignal) => Promise<NamedChoice[]>): readonly NamedChoice[] {
  const [choices, setChoices] = useState<readonly NamedChoice[]>([]);
  const start = useEffectEvent(load);
  useEffect(() => {
    const leaving = new AbortController();
    start(leaving.signal).then(
      (found) => {
        if (!leaving.signal.aborted) setChoices(found);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return choices;
}

/** The person's treatments, for what belongs to one. */
export const useTreatmentChoices = (): readonly NamedChoice[] =>
  useChoices(async (signal) => {
    const { data } = await request(treatmentsEndpoints.list, {}, { signal });
    return data.map(({ id, title }) => ({ value: id, label: title }));
  });

/** … and their places. */
export const usePlaceChoices = (): readonly NamedChoice[] =>
  useChoices(async (signal) => {
    const { data } = await request(locationsEndpoints.list, {}, { signal });
    return data.map(({ id, name }) => ({ value: id, label: name }));
  });

export const labelIn = (choices: readonly NamedChoice[], id: string | null): string | null =>
  choices.find(({ value }) => value === id)?.label ?? null;
