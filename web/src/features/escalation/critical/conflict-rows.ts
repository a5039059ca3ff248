import type {
  CriticalMedicineAnswer,
  EscalationOverview,
  NewCritical,
} from '@caretrail/contract/circle/escalation-schema';
import { formatList } from '@caretrail/contract/i18n/format';
import { formatDuration } from '@caretrail/contract/reminders/format-when';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import { nameIn } from '../names.ts';
import { criticalFormTexts as texts } from './texts.ts';

/** What someone else has stored meanwhile. */
export type Stale = {
  readonly mine: NewCritical;
  /** Null: it is not critical any more. */
  readonly now: CriticalMedicineAnswer | null;
};

type People = Pick<EscalationOverview, 'people'>;
type Version = Pick<NewCritical, 'people' | 'after_min'>;

/** Where both versions differ, in words: who, in their order, and the wait. */
export function conflictRows({ mine, now }: Stale, overview: People): VersionRow[] {
  const names = ({ people }: Version): string =>
    formatList(people.map((id) => nameIn(overview, id)));
  const wait = ({ after_min }: Version): string => formatDuration(after_min);
  const rows = [
    { label: texts.people, mine: names(mine), other: now === null ? texts.noOne : names(now) },
    { label: texts.wait, mine: wait(mine), other: now === null ? '' : wait(now) },
  ];
  return rows.filter((row) => row.mine !== row.other);
}
