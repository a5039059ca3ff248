import { hrefOf } from '@caretrail/contract/access/routes';
import type { Role } from '@caretrail/contract/access/session';

export const sections = [
  'you',
  'clinical',
  'reminders',
  'comfort',
  'security',
  'data',
  'privacy',
] as const;
export type Section = (typeof sections)[number];

/** Administrators have no record: nothing clinical, nothing to be reminded of, nothing to take along. */
export const sectionsOf: Record<Role, readonly Section[]> = {
  patient: sections,
  administrator: ['you', 'comfort', 'security', 'privacy'],
};

/** The sheet to print is a screen of its own, reached from Data. */
export const summaryPlace = 'summary';
export type Place = Section | typeof summaryPlace;

const placesOf = (role: Role): readonly Place[] =>
  role === 'patient' ? [...sections, summaryPlace] : sectionsOf[role];

const name = 'section';

/** Null: the list of sections, as far as a narrow screen is concerned. */
export const placeIn = (search: string, role: Role): Place | null => {
  const asked = new URLSearchParams(search).get(name);
  return placesOf(role).find((place) => place === asked) ?? null;
};

/** `anchor`: the id of what was looked for. */
export const placeHref = (place: Place, anchor?: string): string =>
  `${hrefOf('settings')}?${name}=${place}${anchor === undefined ? '' : `#${anchor}`}`;
