import type { EventFilter } from '@caretrail/contract/timelines/filter';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';

/** What each of the three views of §2.5 draws. */
export type ViewProps = {
  /** Filtered; newest first, as the server sent them. */
  readonly events: readonly TimelineEvent[];
  /** Those of them that stand on more than one day. */
  readonly long: readonly TimelineEvent[];
  /** What they are narrowed to. */
  readonly filter: EventFilter;
  /** The event somebody comes back from: it is drawn, however far down it stands. */
  readonly opened: string | null;
  readonly nowMs: number;
  /** Of the person who looks: "today" is theirs. */
  readonly zone: string;
};
