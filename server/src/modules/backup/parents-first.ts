export type Reference = { readonly child: string; readonly parent: string };

/** The order in which tables can be filled: referenced tables come before those that reference them. */
export function parentsFirst<Table extends { readonly name: string }>(
  tables: readonly Table[],
  references: readonly Reference[],
): Table[] {
  const order: Table[] = [];
  const has = (name: string): boolean => order.some((table) => table.name === name);
  let waiting = tables;
  while (waiting.length > 0) {
    const isFree = ({ name }: Table): boolean =>
      references.every(({ child, parent }) => child !== name || parent === name || has(parent));
    const next = waiting.filter(isFree);
    if (next.length === 0)
      throw new Error(
        `These tables wait for each other: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    order.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return order;
}
