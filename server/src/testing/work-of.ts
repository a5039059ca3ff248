/** Milliseconds of CPU time of this thread: on a busy machine, wall time says nothing. */
export async function workOf<T>(work: () => T | Promise<T>): Promise<{ answer: T; ms: number }> {
  const before = process.threadCpuUsage();
  const answer = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { answer, ms: (user + system) / 1000 };
}
