import { dateAt } from '../time/zoned.ts';
import { type Area, type CircleRole, type RecordAct, type RecordRule, rightsOf } from './areas.ts';

/** What a patient has allowed someone. One that was ended is not among them. */
export type Grant = {
  readonly role: CircleRole;
  readonly areas: readonly Area[];
  /** 'YYYY-MM-DD': the last day, on the patient's calendar. */
  readonly ends_on: string | null;
  readonly time_zone: string;
};

/** The last day lies behind; it still counts itself. All days are on the patient's calendar. */
export const isOverOn = (lastDay: string | null, today: string): boolean =>
  lastDay !== null && today > lastDay;

export const isOver = (
  { ends_on, time_zone }: Pick<Grant, 'ends_on' | 'time_zone'>,
  now: Date,
): boolean => isOverOn(ends_on, dateAt(now.getTime(), time_zone));

export type Opened = {
  /** All that are granted, also those that this call is not about. */
  readonly areas: ReadonlySet<Area>;
  readonly rights: ReadonlySet<RecordAct>;
};

/** Whether someone with this grant may make a call, and what they see then. */
export function decideGrant(
  grant: Grant | null,
  rule: RecordRule | undefined,
  now: Date,
): Opened | 'forbidden' {
  if (grant === null || rule === undefined || rule === 'own') return 'forbidden';
  if (isOver(grant, now)) return 'forbidden';
  const rights = rightsOf[grant.role];
  if (!rights.has(rule.act)) return 'forbidden';
  const granted = new Set(grant.areas);
  const isOpen = (area: Area): boolean => granted.has(area);
  const opens = rule.every ? rule.areas.every(isOpen) : rule.areas.some(isOpen);
  return opens ? { areas: granted, rights } : 'forbidden';
}

/** What the ledger says was looked at, or written into: of the areas that are open. */
export const areasTold = (rule: Exclude<RecordRule, 'own'>, open: ReadonlySet<Area>): Area[] =>
  (rule.shows ?? rule.areas).filter((area) => open.has(area));
