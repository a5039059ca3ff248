import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';

type Known = Pick<EscalationOverview, 'medicines' | 'people'>;
type Medicine = Known['medicines'][number];

/** Critical medicines with no one on their list who can be told; `isGone`: of people who could not either. */
export function untold(
  { medicines, people }: Known,
  isGone: (helperId: string) => boolean = () => false,
): Medicine[] {
  const told = new Set(
    people
      .filter(({ helper_id, may_be_told }) => may_be_told && !isGone(helper_id))
      .map(({ helper_id }) => helper_id),
  );
  return medicines.filter((medicine) => !medicine.people.some((id) => told.has(id)));
}

/** Those about which someone is told now, and no one would be without these people. */
export function lostBy(known: Known, isGone: (helperId: string) => boolean): Medicine[] {
  const before = new Set(untold(known));
  return untold(known, isGone).filter((medicine) => !before.has(medicine));
}
