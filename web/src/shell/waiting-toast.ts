import { messages } from '@caretrail/contract/i18n/messages';
import { isWaiting } from '../data/dose-entry.ts';
import { toastShown } from './toast-slice.ts';

const texts = messages('shell/waiting-toast', {
  waits: 'Not sent yet. This waits on this device for a connection.',
});

/** What is said of a write that was done; what waits on this device is never called saved. */
export const doneUnlessWaiting =
  (text: () => string | null) =>
  (answer: { readonly id: string }): ReturnType<typeof toastShown> | null => {
    const said = isWaiting(answer) ? texts.waits : text();
    return said === null ? null : toastShown(said);
  };
