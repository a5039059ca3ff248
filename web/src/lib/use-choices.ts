import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { request } from './http.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** A record by its id and what it is called. */
export type NamedChoice = { readonly value: string; readonly label: string };
export type Choices = Loaded<readonly NamedChoice[]>;

const notWanted: Choices = { status: 'succeeded', data: [] };

type Wanted = {
  readonly load: () => Promise<readonly NamedChoice[]>;
  /** Said when they cannot be had: that there is none nobody knows then. */
  readonly failed: string;
  readonly isWanted: boolean;
};

function useChoices({ load, failed, isWanted }: Wanted): Choices {
  const loaded = useLoaded(
    `${isWanted}`,
    async () => (isWanted ? await load() : null),
    () => failed,
  );
  if (!isWanted) return notWanted;
  if (loaded.status !== 'succeeded') return loaded;
  return loaded.data === null ? { status: 'loading' } : { status: 'succeeded', data: loaded.data };
}

/** The person's places, for what is at one. */
export const usePlaceChoices = (isWanted = true): Choices =>
  useChoices({
    load: async () => {
      const { data } = await request(locationsEndpoints.list);
      return data.map(({ id, name }) => ({ value: id, label: name }));
    },
    failed: 'Your places could not be loaded.',
    isWanted,
  });

/** Those that are known so far. */
export const knownIn = (choices: Choices): readonly NamedChoice[] =>
  choices.status === 'succeeded' ? choices.data : [];

export const labelIn = (choices: Choices, id: string | null): string | null =>
  knownIn(choices).find(({ value }) => value === id)?.label ?? null;
