import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../lib/browser-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** In per cent. base.css has a rule for each. */
export const textSizes = ['100', '110', '125', '150'] as const;
export type TextSize = (typeof textSizes)[number];

export const motions = ['system', 'reduced'] as const;
export type Motion = (typeof motions)[number];

const fields = {
  theme: z.enum(themes),
  size: z.enum(textSizes),
  /** Added later: settings stored before do not have them. */
  motion: z._default(z.enum(motions), 'system'),
  /** Fewer things on each screen, larger targets. */
  simple: z._default(z.boolean(), false),
  /** A single key that opens something can be turned off: speech input may press it by accident. */
  slash: z._default(z.boolean(), true),
};
const comfort = z.object(fields);
export type Comfort = z.infer<typeof comfort>;

const choice = z.object({ id: z.string(), ...fields });

/**
 * `last` is used for the next first paint and the sign-in page (web/public/comfort.js reads it); `people` holds ids,
 * never names.
 */
const stored = z.object({ last: comfort, people: z.array(choice) });
type Stored = z.infer<typeof stored>;

const standard: Comfort = {
  theme: 'system',
  size: '100',
  motion: 'system',
  simple: false,
  slash: true,
};
const nothing: Stored = { last: standard, people: [] };

/** A shared computer must not remember every user forever. */
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

const names = Object.keys(fields) as (keyof Comfort)[];
const isSame = (one: Comfort, other: Comfort): boolean =>
  names.every((name) => one[name] === other[name]);

function show({ theme, size, motion, simple }: Comfort): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['textSize'] = size;
  dataset['motion'] = motion;
  dataset['simple'] = simple ? 'on' : 'off';
}

/** The settings of a user in this browser. */
export function comfortOf(id: string): Comfort {
  const { theme, size, motion, simple, slash } =
    read().people.find((person) => person.id === id) ?? standard;
  return { theme, size, motion, simple, slash };
}

/** Applies the settings of the signed-in user, and keeps them for the next first paint. */
export function applyComfortOf(id: string): void {
  const { last, people } = read();
  const wanted = comfortOf(id);
  show(wanted);
  // Nothing is stored for a user without settings, unless another user's are in place.
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
