import { posix } from 'node:path';

const workspaces = 'contract|server|web|e2e|bench|faults|tools|docs';
/** Also inside a command: `node server/src/cli.ts`. What a build writes is not in the repository. */
const pathForm = new RegExp(`(?<![\\w./@-])(?:${workspaces})/(?!dist/)[\\w./<>*@-]*`, 'g');
const linkForm = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
/** Fenced blocks first, because they may hold single backticks. */
const codeForm = /```[\s\S]*?```|`[^`\n]+`/g;

const isAddress = (target: string): boolean => /^[a-z]+:/.test(target);

/**
 * The paths of the repository that a page names, in code or as a link, and that do not exist. `<domain>` stands for any
 * name: at least one file must match.
 */
export function docPathFaults(
  page: string,
  markdown: string,
  matches: (pattern: string) => boolean,
): string[] {
  const named = [...markdown.matchAll(codeForm)].flatMap(([code]) => code.match(pathForm) ?? []);
  const linked = [...markdown.replaceAll(codeForm, '').matchAll(linkForm)]
    .map(([, target = '']) => target)
    .filter((target) => !isAddress(target))
    .map((target) => posix.join(posix.dirname(page), target));
  const paths = new Set([...named.map((path) => path.replace(/\.$/, '')), ...linked]);
  return [...paths]
    .filter((path) => !matches(path.replaceAll(/<[\w-]+>/g, '*')))
    .map((path) => `${page} names ${path}, which does not exist.`);
}
