import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { useEffect, useState } from 'react';
import { request } from '../../../lib/http.ts';

type Settings = AnswerOf<typeof locationsEndpoints.map>;

/** Which map this installation shows; null until it is known, 'failed' when it cannot be. */
export function useMapSettings(): Settings | 'failed' | null {
  const [settings, setSettings] = useState<Settings | 'failed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    request(locationsEndpoints.map, {}, { signal }).then(setSettings, () => {
      if (!signal.aborted) setSettings('failed');
    });
    return () => leaving.abort();
  }, []);
  return settings;
}
