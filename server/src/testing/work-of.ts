/** Milliseconds of work of this thread: on a machine that is busy with something else, seconds say nothing. */
export async function workOf<T>(work: () => T | Promise<T>): Promise<{ answer: T; ms: number }> {
  const before = process.threadCpuUsage();
  const answer = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { answer, ms: (user + system) / 1000 };
}
