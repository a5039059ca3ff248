import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import { useEffect, useState } from 'react';
import { request } from '../../lib/http.ts';
import { refusalOf } from '../../lib/refusal.ts';

export type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: string }
  | { readonly status: 'succeeded'; readonly overview: ReminderOverview };

/** Asked for each time the panel opens: doses and events may have changed. */
export function useReminders() {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    request(remindersEndpoints.read).then(
      (overview) => {
        if (!isGone) setLoaded({ status: 'succeeded', overview });
      },
      (error: unknown) => {
        if (!isGone) setLoaded({ status: 'failed', error: refusalOf(error).text });
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const onRetry = (): void => {
    setLoaded({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { loaded, onRetry };
}
