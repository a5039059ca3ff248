/** D7: the parts of a record that a patient opens to someone, each by itself. */
export const areas = ['calendar', 'medication', 'treatments', 'diary', 'files', 'summary'] as const;
export type Area = (typeof areas)[number];

/** The areas that have events. */
export const eventAreas = [
  'calendar',
  'diary',
  'medication',
  'files',
] as const satisfies readonly Area[];

export const allAreas: ReadonlySet<Area> = new Set(areas);

/** D8: what someone may do in the areas that are open to them. */
export const circleRoles = ['viewer', 'helper', 'manager'] as const;
export type CircleRole = (typeof circleRoles)[number];

/**
 * What a call does in a record:
 * - `read`: looks
 * - `add`: records something new: a dose, an event, a session, a file
 * - `change`: edits or deletes an entry; a helper only what they wrote themselves
 * - `manage`: changes plans, stock, places, answers, and entries of other people
 */
export const recordActs = ['read', 'add', 'change', 'manage'] as const;
export type RecordAct = (typeof recordActs)[number];

/** Patients in their own record may do all of it. */
export const ownRights: ReadonlySet<RecordAct> = new Set(recordActs);

export const rightsOf: Readonly<Record<CircleRole, ReadonlySet<RecordAct>>> = {
  viewer: new Set(['read']),
  helper: new Set(['read', 'add', 'change']),
  manager: ownRights,
};

/**
 * What a call of a patient declares about the record it acts on.
 * - `own`: only the caller's own record; no one else can be allowed to make it
 * - otherwise a grant for any of the areas opens the call, and the answer has only what is granted
 */
export type RecordRule =
  | 'own'
  | {
      readonly areas: readonly Area[];
      readonly act: RecordAct;
      /** All of the areas are needed, and not any of them. */
      readonly every?: true;
      /** What the answer may contain something of, where that is more or less than `areas`: for the ledger. */
      readonly shows?: readonly Area[];
    };
