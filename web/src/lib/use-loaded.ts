import { useEffect, useEffectEvent, useState } from 'react';
import { refusalOf } from './refusal.ts';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'succeeded'; readonly data: T };

type Outcome<T> = { readonly data: T } | { readonly error: string };

const wordsOf = (thrown: unknown): string => refusalOf(thrown).text;

/** What only one screen shows, loaded when its key changes; the last answer stays until the next is there. */
export function useLoaded<T>(
  key: string,
  load: () => Promise<T>,
  messageOf: (thrown: unknown) => string = wordsOf,
): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const [tries, setTries] = useState(0);
  const start = useEffectEvent(load);
  const say = useEffectEvent(messageOf);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: Outcome<T>): void => {
      if (isWanted) setOutcome(next);
    };
    start().then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error: say(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, tries]);
  if (outcome === null) return { status: 'loading' };
  if ('data' in outcome) return { status: 'succeeded', data: outcome.data };
  const onRetry = (): void => setTries((before) => before + 1);
  return { status: 'failed', error: outcome.error, onRetry };
}
