import type { TimelineEvent } from '@caretrail/contract/timelines/schema';

/** What each of the three views of §2.5 draws. */
export type ViewProps = {
  /** Filtered; newest first, as the server sent them. */
  readonly events: readonly TimelineEvent[];
  readonly nowMs: number;
  /** Of the person who looks: "today" is theirs. */
  readonly zone: string;
};
