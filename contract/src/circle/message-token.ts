import * as z from 'zod/mini';
import { tokenForm } from '../http/token-form.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('circle/token-errors', {
  token: 'Send the token of the message.',
});

/** What a link of a message of the care circle sends: it answers for this message and nothing else. */
export const messageToken = z.strictObject({
  token: z
    .string({ error: () => errors.token })
    .check(z.regex(tokenForm, { error: () => errors.token })),
});
