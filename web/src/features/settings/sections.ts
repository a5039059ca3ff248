import { hrefOf } from '@caretrail/contract/access/routes';
import type { Role } from '@caretrail/contract/access/session';
import { useWhere } from '../../session/chosen-record.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';

export const sections = [
  'you',
  'clinical',
  'circle',
  'reminders',
  'comfort',
  'security',
  'data',
  'privacy',
] as const;
export type Section = (typeof sections)[number];

/** Who opens the profile: a role, someone without a record of their own, or someone in the record of another person. */
export type Viewer = Role | 'helper' | 'other';

const ofAccount = ['you', 'comfort', 'security', 'privacy'] as const;

/**
 * Administrators and helpers have no record: nothing clinical, nothing to be reminded of, nothing to take along. In the
 * record of someone else there is only what can be shared.
 */
export const sectionsOf: Record<Viewer, readonly Section[]> = {
  patient: sections,
  administrator: ofAccount,
  helper: ofAccount,
  other: ['clinical'],
};

export function useViewer(): Viewer {
  const role = useAppSelector(selectUser)?.user_type ?? 'patient';
  const { hasRecord, open } = useWhere();
  if (open !== null) return 'other';
  return hasRecord ? role : 'helper';
}

/** The sheet to print is a screen of its own, reached from Data. */
export const summaryPlace = 'summary';
export type Place = Section | typeof summaryPlace;

const placesOf = (viewer: Viewer): readonly Place[] =>
  viewer === 'patient' ? [...sections, summaryPlace] : sectionsOf[viewer];

const name = 'section';

/** Null: the list of sections, as far as a narrow screen is concerned. */
export const placeIn = (search: string, viewer: Viewer): Place | null => {
  const asked = new URLSearchParams(search).get(name);
  return placesOf(viewer).find((place) => place === asked) ?? null;
};

/** `anchor`: the id of what was looked for. */
export const placeHref = (place: Place, anchor?: string): string =>
  `${hrefOf('settings')}?${name}=${place}${anchor === undefined ? '' : `#${anchor}`}`;
