import { parseAst } from 'rolldown/parseAst';

/** Finds the calls of `messages(section, { … })` in a module: what they say, and where they stand. */

export type FoundMessages = {
  readonly section: string;
  readonly source: SourceTree;
  readonly start: number;
  readonly end: number;
};
export type SourceTree = { readonly [key: string]: string | SourceTree };

type Span = { readonly start: number; readonly end: number };
type Node = Span & { readonly type: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const importedFrom = /(^@caretrail\/contract|\/)i18n\/messages(\.ts)?$|^\.\/messages\.ts$/;

export type MessagesOfModule = {
  readonly found: readonly FoundMessages[];
  /** The import of `messages`, which a compiled module no longer needs. */
  readonly importSpan: Span;
};

/** Null for a module that has none. `lang` as in the name of the file. */
export function findMessages(code: string, lang: 'js' | 'ts' | 'tsx'): MessagesOfModule | null {
  if (!code.includes('i18n/messages')) return null;
  const program = parseAst(code, { lang, astType: 'js' }) as unknown as Node;
  const imported = (program['body'] as Node[]).find(
    (node) =>
      node.type === 'ImportDeclaration' &&
      importedFrom.test(String((node['source'] as Node)['value'])) &&
      (node['specifiers'] as Node[]).some((each) => (each['local'] as Node)['name'] === 'messages'),
  );
  if (imported === undefined) return null;
  const found: FoundMessages[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'messages') {
      const [section, source] = node['arguments'] as Node[];
      if (section === undefined || source === undefined) {
        throw new Error('messages() takes the name of a section and its texts.');
      }
      found.push({
        section: textOf(section),
        source: treeOf(source),
        start: node.start,
        end: node.end,
      });
      return;
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return { found, importSpan: { start: imported.start, end: imported.end } };
}

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    return textOf(node['left'] as Node) + textOf(node['right'] as Node);
  }
  if (node.type === 'TemplateLiteral') {
    const [only, ...others] = node['quasis'] as Node[];
    if (only && others.length === 0) return (only['value'] as { cooked: string }).cooked;
  }
  throw new Error('A message is written out: a string without expressions in it.');
}

function treeOf(node: Node): SourceTree {
  if (node.type !== 'ObjectExpression') throw new Error('Messages are written out as an object.');
  return Object.fromEntries(
    (node['properties'] as Node[]).map((property) => {
      if (property.type !== 'Property' || property['computed'] === true) {
        throw new Error('Messages are written out: no spread and no computed key.');
      }
      const [key, value] = [property['key'] as Node, property['value'] as Node];
      const name = String(key['name'] ?? key['value']);
      return [name, value.type === 'ObjectExpression' ? treeOf(value) : textOf(value)];
    }),
  );
}

/** 'said.taken' and its text. */
export const entriesOf = (tree: SourceTree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : entriesOf(value, `${prefix}${name}.`),
  );
