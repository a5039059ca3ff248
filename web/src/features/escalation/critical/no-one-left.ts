import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';

type Known = Pick<EscalationOverview, 'medicines' | 'people'>;

/** How many critical medicines have no one on their list who can be told; `without`: if this person could not either. */
export function noOneLeft({ medicines, people }: Known, without?: string): number {
  const told = new Set(
    people
      .filter(({ helper_id, may_be_told }) => may_be_told && helper_id !== without)
      .map(({ helper_id }) => helper_id),
  );
  return medicines.filter((medicine) => !medicine.people.some((id) => told.has(id))).length;
}
