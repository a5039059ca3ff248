/** Works on all of them, so many at a time; the answers stand in the order of the items. One that fails ends the whole. */
export async function pooled<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  // Shared: each worker takes the next one that nobody has.
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [place, item] of queue) answers[place] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}
