import * as z from 'zod/mini';
import { roles } from '../access/session.ts';
import { nextCursor, pageQuery } from '../http/list-paging.ts';
import { id, plainText } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';

const texts = messages('audit/filter', {
  moment: 'Select a date within the range of the log.',
  outcome: 'Select one of the outcomes.',
});

const moment = instant.check(
  z.refine((text) => text > '1970' && text < '2200', { error: () => texts.moment }),
);

export const auditOutcomes = ['done', 'refused'] as const;

/** Sent in a body and never in an address: it names people. */
export const auditFilter = z.strictObject({
  /** From this moment on, up to but not including that one. */
  from: z.optional(moment),
  until: z.optional(moment),
  /** `event.created` */
  action: z.optional(plainText(limits.text.short)),
  outcome: z.optional(z.enum(auditOutcomes, { error: () => texts.outcome })),
  /** Part of the name or e-mail, or the id: of the actor, and of the owner of the account or record. */
  actor: z.optional(plainText(limits.text.email)),
  subject: z.optional(plainText(limits.text.email)),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditSearch = z.extend(auditFilter, pageQuery);

/** Names are null once the account is deleted: the log keeps an id that identifies no one. */
export const auditPerson = z.object({
  id,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type AuditPerson = z.infer<typeof auditPerson>;

/** What an administrator sees of a row: no id of a thing, no name of a field, no value. */
export const auditRow = z.object({
  id,
  at: instant,
  action: z.string(),
  /** 'event', 'user'; null where nothing of that kind was touched. */
  object_type: z.nullable(z.string()),
  outcome: z.enum(auditOutcomes),
  /** Null also where it could be a patient's own words. */
  reason: z.nullable(z.string()),
  /** Null: no user was signed in, or the software acted by itself. */
  actor: z.nullable(auditPerson),
  actor_role: z.nullable(z.enum(roles)),
  /** Whose account or record it was. */
  subject: z.nullable(auditPerson),
  request_id: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditPage = z.object({ data: z.array(auditRow), next_cursor: nextCursor });
export type AuditPage = z.infer<typeof auditPage>;

export const auditActions = z.object({ data: z.array(z.string()) });
