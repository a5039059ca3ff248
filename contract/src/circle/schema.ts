import * as z from 'zod/mini';
import { password } from '../auth/schema.ts';
import { limitedList } from '../http/bounded.ts';
import { calendarDate } from '../http/date-text.ts';
import { nextCursor, pageQuery } from '../http/list-paging.ts';
import { emailAddress, id, plainText, requiredText } from '../http/plain-text.ts';
import { instant, recordVersion } from '../http/record-stamps.ts';
import { limits } from '../limits.ts';
import { areas, circleRoles } from './areas.ts';
import { circleErrors } from './texts.ts';

const text = z.string();
const area = z.enum(areas, { error: () => circleErrors.areas });
const role = z.enum(circleRoles, { error: () => circleErrors.role });

/** As it leaves the server. */
const granted = {
  role: z.enum(circleRoles),
  areas: z.array(z.enum(areas)),
  /** The last day, on the patient's calendar; null: until it is ended. */
  ends_on: z.nullable(text),
};

/** As the patient chooses it. */
const chosen = {
  role,
  areas: limitedList(area, areas.length).check(
    z.minLength(1, { error: () => circleErrors.areas }),
    z.refine((list: readonly string[]) => new Set(list).size === list.length, {
      error: () => circleErrors.areas,
    }),
  ),
  ends_on: z.nullable(calendarDate),
};

/** Someone who has access to the record. */
export const circlePerson = z.object({
  /** Of the access, not of the person. */
  id,
  helper_id: id,
  name: text,
  /** The address that was invited. */
  email: text,
  ...granted,
  /** The end date lies behind: the person sees nothing any more. */
  is_over: z.boolean(),
  since: instant,
  /** Null: not yet. */
  last_looked_at: z.nullable(instant),
  version: recordVersion,
});
export type CirclePerson = z.infer<typeof circlePerson>;

export const circleInvitation = z.object({
  id,
  email: text,
  /** As the patient calls the person; may be empty. */
  name: text,
  ...granted,
  sent_at: instant,
  expires_at: instant,
  is_expired: z.boolean(),
});
export type CircleInvitation = z.infer<typeof circleInvitation>;

export const circle = z.object({
  people: z.array(circlePerson),
  /** Sent, and not accepted yet. */
  invitations: z.array(circleInvitation),
});
export type Circle = z.infer<typeof circle>;

export const newInvitation = z.strictObject({
  email: emailAddress,
  name: z._default(plainText(limits.text.name), ''),
  ...chosen,
});
export type NewInvitation = z.infer<typeof newInvitation>;

export const grantEdit = z.strictObject({
  role: z.optional(chosen.role),
  areas: z.optional(chosen.areas),
  ends_on: z.optional(chosen.ends_on),
  version: recordVersion,
});
export type GrantEdit = z.infer<typeof grantEdit>;

const invitationToken = z.string().check(z.regex(/^[\w-]{43}$/));
export const invitationBody = z.strictObject({ token: invitationToken });

/** Nothing about who invites: the link may be in the wrong hands. */
export const invitationState = z.object({
  /** Whether the invited address has an account already. */
  has_account: z.boolean(),
  expires_at: instant,
});

/** For someone who only helps: an account without a record. They sign in afterwards like everyone. */
export const helperAccount = z.strictObject({
  token: invitationToken,
  first_name: requiredText(limits.text.name, () => circleErrors.firstName),
  last_name: requiredText(limits.text.name, () => circleErrors.lastName),
  password: password(() => circleErrors.password),
});
export type HelperAccount = z.infer<typeof helperAccount>;

/** For the invited person, signed in. */
export const invitationDetails = z.object({ patient_name: text, ...granted, expires_at: instant });
export type InvitationDetails = z.infer<typeof invitationDetails>;

/** A record that one helps with. What is due there is in the dashboard of that record. */
export const helpedRecord = z.object({
  /** Of the access. */
  id,
  /** What the header `Caretrail-Record` names. */
  patient_id: id,
  name: text,
  ...granted,
  since: instant,
});
export type HelpedRecord = z.infer<typeof helpedRecord>;
export const helpedRecords = z.object({
  data: z.array(helpedRecord),
  /** To take over a record: also where the access is over by its last day. */
  is_named: z.boolean(),
  /** Someone asks to take over one’s own record: `successor.read` says more. */
  take_over_asked: z.boolean(),
});
export type HelpedRecords = z.infer<typeof helpedRecords>;

/** People who wrote something in a record, for the ids of its entries. Someone who no longer has an account is absent. */
export const writers = z.object({
  data: z.array(z.object({ id, name: text, is_patient: z.boolean(), is_me: z.boolean() })),
});
export type Writers = z.infer<typeof writers>;

const who = {
  /** Null: the account was deleted. */
  helper_id: z.nullable(id),
  /** At that time; 'A former helper' after the account was deleted. */
  name: text,
  device: z.nullable(text),
};
const areaList = z.array(z.enum(areas));

export const ledgerEntry = z.object({
  id,
  at: instant,
  ...who,
  act: z.enum(['read', 'write']),
  /** Empty: opened the record, and saw nothing of these. */
  areas: areaList,
  /** The call: 'medications.history'. */
  call: text,
  /** Of a write: `dose.logged`; account/format-trail-entry.ts makes a sentence of it. */
  action: z.nullable(text),
  object_type: z.nullable(text),
  object_id: z.nullable(id),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const ledgerVisit = z.object({
  /** Of its newest entry. */
  id,
  ...who,
  from: instant,
  to: instant,
  looked_at: areaList,
  wrote_in: areaList,
  /** Writes in no area, the oldest first: `take-over.requested`. */
  did: z.array(text),
  /** How many. */
  entries: z.int(),
});
export type LedgerVisit = z.infer<typeof ledgerVisit>;

export const ledgerQuery = z.object({
  /** Only of this person. */
  helper_id: z.optional(id),
  ...pageQuery,
});
export type LedgerQuery = z.infer<typeof ledgerQuery>;

/** The newest first. */
export const ledgerVisits = z.object({ data: z.array(ledgerVisit), next_cursor: nextCursor });
export const ledgerEntries = z.object({ data: z.array(ledgerEntry), next_cursor: nextCursor });
