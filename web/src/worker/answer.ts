import { sharePath } from '../lib/shared-cache.ts';
import type { Precache } from './precache.ts';

/** A person waits no longer for the page of the server than this. */
export const patienceMs = 1500;

/** Of a build before, perhaps: those of the first screens are listed. */
const partOfApp = /^\/assets\/[\w.-]+\.(?:js|css|woff2)$/;

/** Our server says its policy with every answer; a proxy in front of it, which reports an error, does not. */
const isFromUs = ({ headers }: Response): boolean =>
  headers.get('content-security-policy')?.includes('caretrail-worker') === true;

/** Null where there was no answer of our server. */
const orNull = async (asked: Promise<Response>): Promise<Response | null> => {
  try {
    const response = await asked;
    return response.status < 500 || isFromUs(response) ? response : null;
  } catch {
    return null;
  }
};

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

type Asked = {
  readonly request: Pick<Request, 'url' | 'method' | 'mode'>;
  /** Asks the server, once. */
  readonly ask: () => Promise<Response>;
};

export type AnswerDeps = {
  readonly origin: string;
  readonly screens: readonly string[];
  readonly precache: Pick<Precache, 'isListed' | 'page' | 'file'>;
  /** What another app hands over. */
  readonly onShare: () => Promise<Response>;
};

/** The page of the server; without one in time, the page that is kept here. */
async function pageOf(precache: AnswerDeps['precache'], ask: Asked['ask']): Promise<Response> {
  const asked = ask();
  const answer = await Promise.race([orNull(asked), after(patienceMs)]);
  return answer ?? (await precache.page()) ?? asked;
}

async function fileOf(
  precache: AnswerDeps['precache'],
  address: string,
  ask: Asked['ask'],
): Promise<Response> {
  return (await precache.file(address)) ?? ask();
}

/**
 * What the worker answers itself: a screen of the app, and the files of its build. Null for everything else, which goes
 * to the server as if there were no worker: calls, downloads, legal pages, other sites and the worker itself.
 */
export function answerTo(
  { origin, screens, precache, onShare }: AnswerDeps,
  { request: { url, method, mode }, ask }: Asked,
): Promise<Response> | null {
  const { origin: from, pathname, search } = new URL(url);
  if (from !== origin) return null;
  if (mode === 'navigate') {
    if (method === 'POST' && pathname === sharePath) return onShare();
    const isScreen = screens.some((screen) => new RegExp(screen, 'i').test(pathname));
    return method === 'GET' && isScreen ? pageOf(precache, ask) : null;
  }
  const address = pathname + search;
  const isPart = precache.isListed(address) || partOfApp.test(address);
  return method === 'GET' && isPart ? fileOf(precache, address, ask) : null;
}
