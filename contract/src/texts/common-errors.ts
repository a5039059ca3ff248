/**
 * Of the catalogue in errors.ts, but in a file of their own: the web app says them itself, and its sign-in page need not
 * carry all the others for it.
 */
export const invalidInputText = 'Please check the marked fields and try again.';
export const unexpectedText =
  'Something went wrong on our side. Nothing was changed. Please try again.';
