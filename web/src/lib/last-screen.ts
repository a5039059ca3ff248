/** A screen of this document: its path, and its whole address, which holds nothing clinical (decision 0034). */
export type Screen = { readonly pathname: string; readonly href: string };

let now: Screen | undefined;
let before: Screen | undefined;

/** Called after every navigation. Returns whether the path is another one. */
export function noteScreen(screen: Screen): boolean {
  const isNew = now?.pathname !== screen.pathname;
  if (isNew) before = now;
  now = screen;
  return isNew;
}

/** The screen from which `pathname` was opened; undefined for the first one of the document. */
export const screenBefore = (pathname: string): Screen | undefined =>
  // While it is drawn for the first time, it is not noted yet.
  now?.pathname === pathname ? before : now;
