import type { CirclePerson } from '@caretrail/contract/circle/schema';
import type { Access } from './access-fields.tsx';

/** Until when a changed access lets someone be told about doses: sooner than before, or not sooner. */
export function toldUntil(
  { areas, ends_on }: Pick<CirclePerson, 'areas' | 'ends_on'>,
  access: Pick<Access, 'areas' | 'ends_on'>,
): 'unchanged' | 'now' | { readonly day: string } {
  if (!areas.includes('medication')) return 'unchanged';
  if (!access.areas.includes('medication')) return 'now';
  const isSooner = access.ends_on !== '' && (ends_on === null || access.ends_on < ends_on);
  return isSooner ? { day: access.ends_on } : 'unchanged';
}
