/**
 * Runs the work on all items, at most `atOnce` at a time. The results have the order of the items; one failure fails
 * the whole call.
 */
export async function pooled<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  // Shared by the workers: each takes the next free item.
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [place, item] of queue) answers[place] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}
