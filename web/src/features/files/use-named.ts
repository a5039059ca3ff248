import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { treatmentsEndpoints } from '@caretrail/contract/treatments/endpoints';
import { useEffect, useState } from 'react';
import { request } from '../../lib/http.ts';
import type { Choice } from '../../ui/radio-group.tsx';

/** What files can belong to, by name. */
export type Named = {
  readonly treatments: readonly Choice<string>[];
  readonly locations: readonly Choice<string>[];
};

const nobody: Named = { treatments: [], locations: [] };

/** The person's treatments and places. Without them, or when they cannot be had, there is nothing to choose. */
export function useNamed(): Named {
  const [named, setNamed] = useState(nobody);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async (): Promise<void> => {
      const [treatments, locations] = await Promise.all([
        request(treatmentsEndpoints.list, {}, { signal }).then(
          ({ data }) => data.map(({ id, title }) => ({ value: id, label: title })),
          () => [],
        ),
        request(locationsEndpoints.list, {}, { signal }).then(
          ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
          () => [],
        ),
      ]);
      if (!signal.aborted) setNamed({ treatments, locations });
    };
    void ask();
    return () => leaving.abort();
  }, []);
  return named;
}
