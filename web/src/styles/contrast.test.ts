import { eventTypes } from '@caretrail/contract/timelines/event-types';
import { describe, expect, it } from 'vitest';

// This workspace has the browser's types only, and Vitest empties every style sheet that is imported.
const files = (await import('node:fs' as string)) as {
  readFileSync(path: URL, as: 'utf8'): string;
};
const tokens = files.readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** `--name: light-dark(#rrggbb, #rrggbb);` */
const pair = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;
const colours = new Map(
  [...tokens.matchAll(pair)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

function colour(name: string, scheme: Scheme): string {
  const found = colours.get(name);
  if (found === undefined) throw new Error(`tokens.css has no --${name}.`);
  return found[scheme];
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'sheet', 'sunken'];
/** What the words of the map stand on. */
const mapGrounds = ['map-sea', 'map-land'];
const tints = ['action-tint', 'problem-tint', 'fine-tint'];

/** Every text colour with every ground that it may stand on. */
const texts: Record<string, readonly string[]> = {
  ink: [...grounds, ...tints, ...mapGrounds],
  // Placeholders too: base.css gives them this colour.
  'ink-soft': [...grounds, ...mapGrounds],
  action: [...grounds, 'action-tint'],
  'action-strong': [...grounds, 'action-tint'],
  'on-action': ['action', 'action-strong'],
  'on-today': ['today'],
  problem: [...grounds, 'problem-tint'],
  fine: [...grounds, 'fine-tint'],
  'on-mark': ['mark'],
  'on-other': ['other'],
};

const typeColours = [...colours.keys()].filter((name) => name.startsWith('type-'));

/** Borders of controls, the focus ring, the colours of event types: 3:1 (WCAG 1.4.11). */
const parts: Record<string, readonly string[]> = {
  ...Object.fromEntries(typeColours.map((name) => [name, grounds])),
  edge: grounds,
  // The pins.
  action: mapGrounds,
  problem: grounds,
  focus: [...grounds, ...tints],
};

const cases = (of: Record<string, readonly string[]>) =>
  schemes.flatMap((scheme) =>
    Object.entries(of).flatMap(([front, backs]) => backs.map((back) => ({ scheme, front, back }))),
  );

describe('contrast of the colour tokens', () => {
  it('reads the file', () => {
    expect(colours.size).toBeGreaterThanOrEqual(18);
    expect(typeColours).toHaveLength(eventTypes.length);
    expect(contrast('#000000', '#ffffff')).toBe(21);
  });

  it.each(cases(texts))(
    '$scheme: text $front on $back is at least 7:1',
    ({ scheme, front, back }) => {
      expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(cases(parts))(
    '$scheme: $front beside $back is at least 3:1',
    ({ scheme, front, back }) => {
      expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(3);
    },
  );
});

it('has the dark colours on a ground that is dark in both themes', () => {
  const block = /\.always-dark \{([^}]+)\}/.exec(tokens)?.[1] ?? '';
  const set = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  expect(set.length).toBeGreaterThan(8);
  for (const [, name = '', value] of set)
    expect([name, colour(name, 'dark')]).toEqual([name, value]);
});
