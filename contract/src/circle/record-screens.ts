import type { RouteName } from '../access/routes.ts';
import { cardAreas } from '../emergency-card/areas.ts';
import { type Area, areas, eventAreas } from './areas.ts';

/** The screens about a record, and the areas that each shows something of. All others are about the account. */
const areasOfScreen: Partial<Record<RouteName, readonly Area[]>> = {
  dashboard: areas,
  treatments: ['treatments'],
  treatment: ['treatments'],
  locations: ['calendar'],
  timelines: eventAreas,
  medication: ['medication'],
  filesDocuments: ['files'],
  // In one’s own record the account too; in that of someone else only their clinical profile and emergency card.
  settings: cardAreas,
};

/** Where someone is. */
export type Where = {
  /** Whether they have a record of their own. */
  readonly hasRecord: boolean;
  /** What is open of the record of someone else; null: they are not in one. */
  readonly open: readonly Area[] | null;
};

/**
 * Whether a screen can be shown there.
 * - `closed`: it shows nothing of what is shared
 * - `no-record`: it is about a record, and none is open
 */
export function decideRecordScreen(
  name: RouteName,
  { hasRecord, open }: Where,
): 'show' | 'closed' | 'no-record' {
  const shown = areasOfScreen[name];
  if (shown === undefined) return 'show';
  if (open !== null) return shown.some((area) => open.includes(area)) ? 'show' : 'closed';
  return hasRecord || name === 'settings' ? 'show' : 'no-record';
}
