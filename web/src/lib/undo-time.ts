import { messages } from '@caretrail/contract/i18n/messages';

/** How long the screen offers to undo a delete. The server keeps deleted records for longer. */
export const undoMs = 30_000;

const texts = messages('lib/undo', {
  period: 'You can undo this for {seconds, plural, one {# second} other {# seconds}}.',
  periodOf: 'You can undo this for {seconds, plural, one {# second} other {# seconds}}: {what}',
});

export const undoPeriod = texts.period({ seconds: undoMs / 1000 });

/** Beside a toast that has said what was done: 'You can undo this for 30 seconds: “Scan”' */
export const undoPeriodOf = (what: string): string =>
  texts.periodOf({ seconds: undoMs / 1000, what });
