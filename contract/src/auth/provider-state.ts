/**
 * The one-time state of a sign-in through an identity provider has two halves: the browser's, which it keeps under
 * `token` (§3), and the server's, which makes it unguessable whatever the browser sent.
 */
export const joinProviderState = (browserHalf: string | undefined, serverHalf: string): string =>
  browserHalf === undefined ? serverHalf : `${browserHalf}.${serverHalf}`;

/** Whether this browser began the sign-in. One that could not keep its half leaves the answer to the server's cookie. */
export const isOwnProviderState = (state: string, kept: string | null): boolean =>
  kept === null || state.startsWith(`${kept}.`);
