/** iOS says it by a property of its own. */
type Apple = { readonly standalone?: boolean };

/** Whether this is a window of the installed app, and no tab of a browser. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as Apple).standalone === true;

/** Only Safari on a phone or tablet of Apple has the property. */
export const isApplePhone = (): boolean => 'standalone' in navigator;
