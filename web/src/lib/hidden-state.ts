/**
 * What tells about a user's health and belongs to an entry of the history: a search text, what a form begins with. The
 * browser writes addresses and their state to its disk, where they outlive the session, so that a random reference stands
 * there, and what it stands for is here in memory.
 */
const hidden = new Map<string, string>();
const references = new Map<string, string>();
/** Of the app itself, and so not forgotten. */
const offered = new Map<string, string>();

/** More than a user can go back. */
const most = 1000;

const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

function put(reference: string, text: string): void {
  hidden.set(reference, text);
  references.set(text, reference);
  const [oldest] = hidden;
  if (hidden.size <= most || oldest === undefined) return;
  hidden.delete(oldest[0]);
  references.delete(oldest[1]);
}

/** The same reference for the same text. */
export function hide(text: string): string {
  const known = references.get(text);
  if (known !== undefined) return known;
  const made = newReference();
  put(made, text);
  return made;
}

/** For a text of the app that is the same for every user. */
export function hideOffered(text: string): string {
  const made = newReference();
  offered.set(made, text);
  return made;
}

/** Empty where it is not known any more. */
export const reveal = (reference: string): string =>
  hidden.get(reference) ?? offered.get(reference) ?? '';

/** After a reload. What is known already stays. */
export function restoreHidden(kept: Readonly<Record<string, string>>): void {
  for (const [reference, text] of Object.entries(kept))
    if (!hidden.has(reference)) put(reference, text);
}

/** At the end of a session: the references in the history of the browser lead to nothing then. */
export function forgetHidden(): void {
  hidden.clear();
  references.clear();
}
