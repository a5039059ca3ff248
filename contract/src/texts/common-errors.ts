import { messages } from '../i18n/messages.ts';

/**
 * Part of the catalogue in errors.ts, in a separate file: the web app shows them itself, and its sign-in page need not
 * load all the others for it.
 */
export const commonErrors = messages('texts/common-errors', {
  invalidInput: 'Check the marked fields and try again.',
  unexpected: 'Something went wrong on our side. Nothing was changed. Try again.',
});
