// Loaded into each process that a test or a fault starts: it stops when that has crashed or was killed.
import { isMainThread } from 'node:worker_threads';

const everyMs = 500;

if (isMainThread) {
  // Named, because it may have ended before we look.
  const parent = Number(new URL(import.meta.url).searchParams.get('parent'));
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  looking.unref();
}
