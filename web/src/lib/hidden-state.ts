/**
 * What tells about a user's health and belongs to an entry of the history: a search text, what a form begins with. The
 * browser writes addresses and their state to its disk, where they outlive the session, so that a random reference stands
 * there, and what it stands for is here in memory.
 */
const hidden = new Map<string, string>();
/** Those in the addresses that were opened, for a reload. */
let opened: readonly string[] = [];

/** More than a user goes back. */
const most = { hidden: 500, opened: 30 };

const newReference = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');

/** The same reference for the same text. */
export function hide(text: string): string {
  for (const [reference, known] of hidden) if (known === text) return reference;
  const [oldest = ''] = hidden.keys();
  if (hidden.size >= most.hidden) hidden.delete(oldest);
  const made = newReference();
  hidden.set(made, text);
  return made;
}

/** Empty where it is not known any more. */
export const reveal = (reference: string | null): string => hidden.get(reference ?? '') ?? '';

/** Whether it is new. */
export function noteOpened(reference: string | null): boolean {
  if (reference === null || reveal(reference) === '' || opened.includes(reference)) return false;
  opened = [...opened, reference].slice(-most.opened);
  return true;
}

/** What the opened addresses stand for. */
export const openedHidden = (): Readonly<Record<string, string>> =>
  Object.fromEntries(opened.map((reference) => [reference, reveal(reference)]));

/** After a reload. */
export function restoreHidden(kept: Readonly<Record<string, string>>): void {
  for (const [reference, text] of Object.entries(kept)) {
    hidden.set(reference, text);
    noteOpened(reference);
  }
}

/** At the end of a session: the references in the history of the browser lead to nothing then. */
export function forgetHidden(): void {
  hidden.clear();
  opened = [];
}
