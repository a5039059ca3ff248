export type Reference = {
  readonly child: string;
  readonly parent: string;
  /** The child's rows go by themselves when the parent's do. */
  readonly follows: boolean;
};

/** [first, then] */
const orderOf = ({ child, parent, follows }: Reference): readonly [string, string] =>
  follows ? [parent, child] : [child, parent];

/**
 * The order in which tables can be emptied. Rows that follow their parent go with it, and must: some are append-only
 * while it exists. All others go before what they point to.
 */
export function deletionOrder(
  tables: readonly string[],
  references: readonly Reference[],
): readonly string[] {
  const pairs = references
    .filter(({ child, parent }) => child !== parent)
    .map(orderOf)
    .filter((pair) => pair.every((table) => tables.includes(table)));
  const order: string[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isFree = (table: string): boolean =>
      pairs.every(([first, then]) => then !== table || order.includes(first));
    const next = waiting.filter(isFree);
    if (next.length === 0)
      throw new Error(`These tables wait for each other to be emptied: ${waiting.join(', ')}`);
    order.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return order;
}
