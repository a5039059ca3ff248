import { shareField } from '../lib/shared-cache.ts';
import { keepShared } from '../lib/shared-files.ts';

type ShareRequest = Pick<Request, 'headers' | 'referrer' | 'formData'>;

/**
 * A system that shares names no origin, and neither does a site that hides its own. Any other site is refused here; one
 * that hides is refused by the app, which takes shared files only in a window of the installed app.
 */
function isOfAnotherSite({ headers, referrer }: ShareRequest, origin: string): boolean {
  const named = [headers.get('origin'), referrer].filter(
    (each) => each !== null && each !== '' && each !== 'null' && each !== 'about:client',
  );
  return named.some((each) => new URL(String(each)).origin !== origin);
}

type ShareDeps = {
  readonly origin: string;
  readonly caches: CacheStorage;
  /** The screen that asks what becomes of the files. */
  readonly takesShared: string;
  readonly nowMs: () => number;
};

/** Keeps what another app hands over until the person has seen it. It is sent nowhere. */
export async function receiveShared(
  { origin, caches, takesShared, nowMs }: ShareDeps,
  request: ShareRequest,
): Promise<Response> {
  if (!isOfAnotherSite(request, origin)) {
    // What is no form holds no files.
    const form = await request.formData().catch(() => new FormData());
    const files = form.getAll(shareField).filter((each) => each instanceof File);
    await keepShared(caches, files, nowMs());
  }
  return Response.redirect(new URL(takesShared, origin), 303);
}
