/** What the browser stores about the hint; nothing before the first visit. */
export const hintSeen = 'seen';
export const hintAnswered = 'answered';

type Phone = {
  readonly isInstalled: boolean;
  /** Only a person can do it there, by the menu of the browser. */
  readonly isApple: boolean;
  /** The browser has said that it can. */
  readonly hasOffer: boolean;
};

export type InstallWay = 'offer' | 'apple' | null;

/** A first visit has enough that is new, and an answer counts for good. `stored`: at the beginning of this visit. */
export function installWay(stored: string | null, phone: Phone): InstallWay {
  if (stored !== hintSeen || phone.isInstalled) return null;
  if (phone.hasOffer) return 'offer';
  return phone.isApple ? 'apple' : null;
}
