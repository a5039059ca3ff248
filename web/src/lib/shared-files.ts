import { sharedCache } from './shared-cache.ts';

export const longestSharedMs = 10 * 60 * 1000;
/** More are not handed over at once. */
const most = 20;

const nameHeader = 'x-name';
const timeHeader = 'x-shared-at';

const sharedMs = ({ headers }: Response): number => Number(headers.get(timeHeader));

const isOld = (response: Response, nowMs: number): boolean =>
  !(Math.abs(nowMs - sharedMs(response)) <= longestSharedMs);

/** Keeps what was shared last, in place of anything before, under addresses that say nothing. */
export async function keepShared(
  caches: CacheStorage,
  files: readonly File[],
  nowMs: number,
): Promise<void> {
  await caches.delete(sharedCache);
  if (files.length === 0) return;
  const cache = await caches.open(sharedCache);
  const id = crypto.randomUUID();
  for (const [index, file] of files.slice(0, most).entries()) {
    const headers = {
      'content-type': file.type,
      [nameHeader]: encodeURIComponent(file.name),
      [timeHeader]: String(nowMs),
    };
    await cache.put(`/shared/${id}/${index}`, new Response(file, { headers }));
  }
}

/** Takes out what was shared in the last ten minutes: nothing stays. */
export async function takeShared(caches: CacheStorage, nowMs: number): Promise<File[]> {
  if (!(await caches.has(sharedCache))) return [];
  const cache = await caches.open(sharedCache);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept === undefined || isOld(kept, nowMs)) continue;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? '');
    const type = kept.headers.get('content-type') ?? '';
    files.push(new File([await kept.arrayBuffer()], name, { type }));
  }
  await caches.delete(sharedCache);
  return files;
}

export async function removeOldShared(caches: CacheStorage, nowMs: number): Promise<void> {
  if (!(await caches.has(sharedCache))) return;
  const cache = await caches.open(sharedCache);
  const [first] = await cache.keys();
  const kept = first && (await cache.match(first));
  if (kept === undefined || isOld(kept, nowMs)) await caches.delete(sharedCache);
}
