import { messages } from '@caretrail/contract/i18n/messages';
import { isWaiting } from '../data/dose-entry.ts';
import { toastShown, toastWaiting } from './toast-slice.ts';

const texts = messages('shell/waiting-toast', {
  waits: 'Not sent yet. It is kept on this device, and sent by itself when there is a connection.',
});

/** What is said of a write that was done; what waits on this device is never called saved. */
export const doneUnlessWaiting =
  (text: () => string | null) =>
  (answer: { readonly id: string }): ReturnType<typeof toastShown | typeof toastWaiting> | null => {
    if (isWaiting(answer)) return toastWaiting(texts.waits);
    const said = text();
    return said === null ? null : toastShown(said);
  };
