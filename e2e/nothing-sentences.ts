import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Sentences that say that there is nothing. */
const saysNothing =
  /^(?:no|nothing|none|nobody|nowhere|never|not|there (?:is|are) no|you have (?:no|not))\b.|(?:is|are) (?:empty|off)\b|\bno entry\b|is not here$|will stand here/i;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Choices, buttons and rules: they say nothing about what there is. */
const otherwise = new Set([
  'No motion',
  'No place',
  'No longer a favourite',
  'No longer used',
  'No, change something',
  'Nobody is told about you. You can change this at any time.',
  'Not now',
  'Nothing arrived? Please look in the spam folder too.',
]);

/** From every module of texts, so that one of a new screen is among them. */
export async function nothingSentences(): Promise<ReadonlySet<string>> {
  const files = globSync('{web,contract}/src/**/*texts.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  const found = modules.flatMap((each: object) => textsIn({ ...each }));
  return new Set(found.filter((text) => saysNothing.test(text) && !otherwise.has(text)));
}
