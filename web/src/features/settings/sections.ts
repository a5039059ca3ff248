import { hrefOf } from '@caretrail/contract/access/routes';
import type { Role } from '@caretrail/contract/access/session';
import { useCan, useWhere } from '../../session/chosen-record.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';

export const sections = [
  'you',
  'clinical',
  'card',
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
  other: ['clinical', 'card'],
};

/** Of someone else only what is shared; the card has a line of each of its areas. */
export function useSections(viewer: Viewer): readonly Section[] {
  const can = useCan();
  if (viewer !== 'other') return sectionsOf[viewer];
  return sectionsOf.other.filter((section) => section === 'card' || can('read', 'summary'));
}

export function useViewer(): Viewer {
  const role = useAppSelector(selectUser)?.user_type ?? 'patient';
  const { hasRecord, open } = useWhere();
  if (open !== null) return 'other';
  return hasRecord ? role : 'helper';
}

/** The sheet to print is a screen of its own, reached from Data. */
export const summaryPlace = 'summary';
/** The emergency card on paper, and its form. */
export const cardPrintPlace = 'card-print';
export const cardEditPlace = 'card-edit';
const cardPlaces = [cardPrintPlace, cardEditPlace] as const;
const ownScreens = [summaryPlace, ...cardPlaces] as const;
export type Place = Section | (typeof ownScreens)[number];

/** A screen of its own, without the list of sections. */
export const isOwnScreen = (place: Place | null): place is (typeof ownScreens)[number] =>
  ownScreens.some((each) => each === place);

function placesOf(viewer: Viewer): readonly Place[] {
  if (viewer === 'patient') return [...sections, ...ownScreens];
  return viewer === 'other' ? [...sectionsOf.other, ...cardPlaces] : sectionsOf[viewer];
}

const name = 'section';

/** Null: the list of sections, as far as a narrow screen is concerned. */
export const placeIn = (search: string, viewer: Viewer): Place | null => {
  const asked = new URLSearchParams(search).get(name);
  return placesOf(viewer).find((place) => place === asked) ?? null;
};

/** `anchor`: the id of what was looked for. */
export const placeHref = (place: Place, anchor?: string): string =>
  `${hrefOf('settings')}?${name}=${place}${anchor === undefined ? '' : `#${anchor}`}`;
