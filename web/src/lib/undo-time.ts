import { messages } from '@caretrail/contract/i18n/messages';

/** How long the screen offers to undo a delete. The server keeps deleted records for longer. */
export const undoMs = 30_000;

const texts = messages('lib/undo', {
  period: 'You can undo this for {seconds, plural, one {# second} other {# seconds}}.',
});

export const undoPeriod = texts.period({ seconds: undoMs / 1000 });
