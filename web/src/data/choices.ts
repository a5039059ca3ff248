import { messages } from '@caretrail/contract/i18n/messages';
import { useMemo } from 'react';
import type { Loaded } from '../lib/loaded.ts';
import { useCan } from '../session/chosen-record.ts';
import { locationsApi } from './locations.ts';
import { loadedOf } from './request-state.ts';
import { inRecord } from '../lib/in-record.ts';

/** A record by its id and its name. */
export type NamedChoice = { readonly value: string; readonly label: string };
export type Choices = Loaded<readonly NamedChoice[]>;

const texts = inRecord(
  messages('data/choices', { placesNotLoaded: 'Your places could not be loaded.' }),
  messages('data/choices-theirs', { placesNotLoaded: 'The places could not be loaded.' }),
);

const notWanted: Choices = { status: 'succeeded', data: [] };

/** The places, for records that are at one; none where they are not shared. */
export function usePlaceChoices(isAsked = true): Choices {
  const isWanted = useCan()('read', 'calendar') && isAsked;
  const { data, ...loaded } = locationsApi.useListPlacesQuery(undefined, { skip: !isWanted });
  const choices = useMemo(
    () => data?.data.map(({ id, name }) => ({ value: id, label: name })),
    [data],
  );
  if (!isWanted) return notWanted;
  return loadedOf({ ...loaded, data: choices }, () => texts.placesNotLoaded);
}

/** Those that are loaded so far. */
export const knownIn = (choices: Choices): readonly NamedChoice[] =>
  choices.status === 'succeeded' ? choices.data : [];

export const labelIn = (choices: Choices, id: string | null): string | null =>
  knownIn(choices).find(({ value }) => value === id)?.label ?? null;
