/** The order with one person moved by one place; at an end it stays as it is. */
export function moved(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  const rest = order.filter((each) => each !== id);
  return rest.toSpliced(to, 0, id);
}
