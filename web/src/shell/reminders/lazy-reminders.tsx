import { lazy, Suspense } from 'react';
import { RemindersNotLoaded } from './reminders-not-loaded.tsx';
import type { RemindersPanelProps } from './reminders-panel.tsx';

/** Its time fields are large, and few open it. */
const Panel = lazy(() =>
  import('./reminders-panel.tsx').then(
    (m) => ({ default: m.RemindersPanel }),
    () => ({ default: RemindersNotLoaded }),
  ),
);

export const LazyReminders = (props: RemindersPanelProps) => (
  <Suspense fallback={<p role="status">Loading…</p>}>
    <Panel {...props} />
  </Suspense>
);
