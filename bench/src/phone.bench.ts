import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { middle } from './load.ts';
import type { Bench } from './promise.ts';

const program = join(import.meta.dirname, '../../e2e/measure-phone.ts');

type Seen = {
  readonly opened: readonly { screen: string; usefulMs: number; blockedMs: number }[];
  readonly pressed: readonly { act: string; pressMs: number }[];
};

/** Only the first screen is promised; the others are reported. */
const usefulWithin: Readonly<Record<string, number>> = { dashboard: 2500 };

const valuesOf = <Key extends string>(
  entries: readonly ({ readonly [K in Key]: string } & object)[],
  key: Key,
): string[] => [...new Set(entries.map((entry) => entry[key]))];

/** A slow phone, four times slower than this machine; the screens also over a slow connection. Of three, the middle. */
export const bench: Bench = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 400_000 });
  const { opened, pressed } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Seen;
  return [
    ...valuesOf(opened, 'screen').map((screen) => {
      const of = opened.filter((each) => each.screen === screen);
      const most = usefulWithin[screen];
      return {
        promise: `${screen}: useful on a slow phone over Slow 4G, empty cache`,
        value: Math.round(middle(of.map(({ usefulMs }) => usefulMs))),
        unit: 'ms',
        ...(most !== undefined && { bar: { atMost: most } }),
        note: `blocked for ${Math.round(middle(of.map(({ blockedMs }) => blockedMs)))} ms in all`,
      };
    }),
    ...valuesOf(pressed, 'act').map((act) => {
      const of = pressed.filter((each) => each.act === act).map(({ pressMs }) => pressMs);
      return {
        promise: `${act}: from the press to the next paint on a slow phone`,
        value: Math.round(middle(of)),
        unit: 'ms',
        bar: { atMost: 200 },
        note: `of three: ${of.map(Math.round).join(', ')}`,
      };
    }),
  ];
};
