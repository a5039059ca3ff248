import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import type { Draft } from './draft.ts';

export type ChoicesProps = {
  readonly overview: ReminderOverview;
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
};
