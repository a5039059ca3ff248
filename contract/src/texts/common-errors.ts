/**
 * Part of the catalogue in errors.ts, in a separate file: the web app shows them itself, and its sign-in page need not
 * load all the others for it.
 */
export const invalidInputText = 'Check the marked fields and try again.';
export const unexpectedText = 'Something went wrong on our side. Nothing was changed. Try again.';
