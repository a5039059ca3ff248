import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { limits } from '@caretrail/contract/limits';
import { request } from '../../lib/http.ts';

/** So long is waited for the other rows that come into sight at the same time. */
const gatherMs = 40;
/** An address is not used up to its last moment: the picture has to be fetched in time. */
const spareMs = 30_000;

type Known = { readonly url: string | null; readonly untilMs: number };
type Waiting = (url: string | null) => void;

const known = new Map<string, Known>();
let waiting = new Map<string, Waiting[]>();

async function askFor(asked: ReadonlyMap<string, readonly Waiting[]>): Promise<void> {
  const ids = [...asked.keys()];
  const urls = new Map<string, string>();
  try {
    const { data, expires_at } = await request(filesEndpoints.thumbnails, { body: { ids } });
    for (const { id, url } of data) urls.set(id, url);
    const untilMs = Date.parse(expires_at) - spareMs;
    for (const id of ids) known.set(id, { url: urls.get(id) ?? null, untilMs });
  } catch {
    // Without a picture the icon stays; the next row that comes into sight asks again.
  }
  for (const [id, answers] of asked) for (const answer of answers) answer(urls.get(id) ?? null);
}

function askNow(): void {
  const entries = [...waiting];
  waiting = new Map();
  const most = limits.files.thumbnailsAtOnce;
  for (let from = 0; from < entries.length; from += most) {
    void askFor(new Map(entries.slice(from, from + most)));
  }
}

/** The address of a file's small picture: one call for all that come into sight together. */
export function thumbnailOf(id: string, nowMs: number): Promise<string | null> {
  const found = known.get(id);
  if (found && found.untilMs > nowMs) return Promise.resolve(found.url);
  return new Promise((resolve) => {
    if (waiting.size === 0) setTimeout(askNow, gatherMs);
    waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
  });
}
