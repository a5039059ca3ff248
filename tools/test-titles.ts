import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>> & { readonly type?: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** `it`, `test.step`, `it.each` of `it.each(rows)('…')`. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  switch (callee.type) {
    case 'Identifier':
      return String(callee['value']);
    case 'MemberExpression':
      return `${nameOf(callee['object'])}.${nameOf(callee['property'])}`;
    case 'CallExpression':
      return nameOf(callee['callee']);
    case 'TaggedTemplateExpression':
      return nameOf(callee['tag']);
    default:
      return '';
  }
}

const runningTest = /^(?:it|test)(?:\.(?:each|for|step|concurrent|skipIf|runIf))*$/;
const notRunning = /^(?:it|test|describe)\b.*\.(?:skip|todo|fixme)$/;

/** A text as it is written; of a template with its `${…}`. Null: no text. */
function textOf(node: unknown, known: ReadonlyMap<string, string>): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type === 'Identifier') return known.get(nameOf(node)) ?? null;
  if (node.type !== 'TemplateLiteral') return null;
  const values = node['expressions'] as readonly unknown[];
  return (node['quasis'] as readonly Node[])
    .map(
      ({ raw }, index) =>
        String(raw) + (index < values.length ? `\${${nameOf(values[index])}}` : ''),
    )
    .join('');
}

function eachNode(node: unknown, visit: (node: Node) => boolean): void {
  if (!isNode(node) || !visit(node)) return;
  for (const value of Object.values(node)) eachNode(value, visit);
}

/**
 * The titles of the tests and steps that run in a test file, as written: `%s` and `${name}` are part of a
 * title. Skipped tests have none, nor has a `describe`.
 */
export function testTitles(source: string): ReadonlySet<string> {
  const program = parseSync(source, { syntax: 'typescript', target: 'esnext' });
  const known = new Map<string, string>();
  eachNode(program, (node) => {
    const text = node.type === 'VariableDeclarator' ? textOf(node['init'], known) : null;
    if (text !== null) known.set(nameOf(node['id']), text);
    return true;
  });
  const titles = new Set<string>();
  eachNode(program, (node) => {
    if (node.type !== 'CallExpression') return true;
    const name = nameOf(node['callee']);
    if (notRunning.test(name)) return false;
    const [first] = node['arguments'] as readonly { readonly expression: unknown }[];
    const title = runningTest.test(name) ? textOf(first?.expression, known) : null;
    if (title !== null) titles.add(title);
    return true;
  });
  return titles;
}

/** Reads a file of the repository; null: it does not exist. */
export type ReadFile = (path: string) => string | null;
/** The titles of the tests of a file; null: it does not exist. */
export type TitlesOf = (file: string) => ReadonlySet<string> | null;

/** Reads each file once, however often it is named. */
export function knownTitles(readFile: ReadFile): TitlesOf {
  const known = new Map<string, ReadonlySet<string> | null>();
  return (file) => {
    if (!known.has(file)) {
      const source = readFile(file);
      known.set(file, source === null ? null : testTitles(source));
    }
    return known.get(file) ?? null;
  };
}
