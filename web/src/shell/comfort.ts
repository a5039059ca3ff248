import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../lib/browser-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** In per cent. base.css has a rule for each. */
export const textSizes = ['100', '110', '125', '150'] as const;
export type TextSize = (typeof textSizes)[number];

const comfort = z.object({ theme: z.enum(themes), size: z.enum(textSizes) });
export type Comfort = z.infer<typeof comfort>;

const choice = z.object({ id: z.string(), theme: z.enum(themes), size: z.enum(textSizes) });

/** `last` is what the next first paint and the sign-in page show (web/public/comfort.js reads it); `people` hold ids, never names. */
const stored = z.object({ last: comfort, people: z.array(choice) });
type Stored = z.infer<typeof stored>;

const standard: Comfort = { theme: 'system', size: '100' };
const nothing: Stored = { last: standard, people: [] };

/** A shared computer in a ward must not remember everybody for ever. */
const peopleKept = 20;

function read(): Stored {
  const text = readStored(storageKeys.comfort);
  if (text === null) return nothing;
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return nothing;
  }
}

const isSame = (one: Comfort, other: Comfort): boolean =>
  one.theme === other.theme && one.size === other.size;

function show({ theme, size }: Comfort): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['textSize'] = size;
}

/** What this person has chosen in this browser. */
export function comfortOf(id: string): Comfort {
  const { theme, size } = read().people.find((person) => person.id === id) ?? standard;
  return { theme, size };
}

/** Somebody is signed in: the page as they like it, and so is the next first paint. */
export function applyComfortOf(id: string): void {
  const { last, people } = read();
  const wanted = comfortOf(id);
  show(wanted);
  // Nothing is stored for somebody who never chose and follows nobody who did.
  if (!isSame(last, wanted)) {
    writeStored(storageKeys.comfort, JSON.stringify({ last: wanted, people }));
  }
}

export function chooseComfort(id: string, chosen: Comfort): void {
  show(chosen);
  const others = read().people.filter((person) => person.id !== id);
  const people = [{ id, ...chosen }, ...others].slice(0, peopleKept);
  writeStored(storageKeys.comfort, JSON.stringify({ last: chosen, people } satisfies Stored));
}
