import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, findMessages } from '../../web/build/messages/find-messages.ts';
import { root } from '../root.ts';

/** One English message, as it stands in the code. */
export type EnglishMessage = {
  readonly file: string;
  readonly section: string;
  readonly key: string;
  readonly text: string;
};

const isSource = (path: string): boolean =>
  !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path) && !path.includes('node_modules');

export const sourceFiles = (): string[] =>
  globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(isSource).sort();

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

export const messagesOf = (file: string, code: string): EnglishMessage[] =>
  (findMessages(code, file.endsWith('x') ? 'tsx' : 'ts')?.found ?? []).flatMap(
    ({ section, source }) => entriesOf(source).map(([key, text]) => ({ file, section, key, text })),
  );

export const collectMessages = (): EnglishMessage[] =>
  sourceFiles().flatMap((file) => messagesOf(file, readSource(file)));
