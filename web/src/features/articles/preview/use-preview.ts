import { type PreviewCandidate, staggerDelayMs } from '@caretrail/contract/articles/preview';
import { limits } from '@caretrail/contract/limits';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { onceVisible } from '../../../lib/visibility.ts';
import { selectUser } from '../../../session/selectors.ts';
import { useAppSelector } from '../../../session/store-hooks.ts';
import { type Known, makeLookups } from './lookups.ts';

/** Whether there is an image at an address. Sends no referrer, and is aborted after `timeoutMs`. */
function loadImage(address: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const finish = (isLoaded: boolean): void => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      // Ends what is still under way.
      if (!isLoaded) image.removeAttribute('src');
      resolve(isLoaded);
    };
    const timer = setTimeout(() => finish(false), timeoutMs);
    image.referrerPolicy = 'no-referrer';
    image.onload = () => finish(true);
    image.onerror = () => finish(false);
    image.src = address;
  });
}

const { imageTimeoutMs, visibleThreshold, visibleMarginPx } = limits.articles;
const inView = { threshold: visibleThreshold, marginPx: visibleMarginPx };

type Lookups = ReturnType<typeof makeLookups>;

/** By the user of the state, which a logout throws away: what was looked up for a person goes with it. */
const lookupsOf = new WeakMap<object, Lookups>();
const signedOut = {};

function useLookups(): Lookups {
  const user = useAppSelector(selectUser) ?? signedOut;
  const made = lookupsOf.get(user) ?? makeLookups((address) => loadImage(address, imageTimeoutMs));
  lookupsOf.set(user, made);
  return made;
}

/** §4.4: loading, success or error, once the card is in view. */
export type Preview =
  | { readonly status: 'off-screen' | 'loading' | 'error' }
  | { readonly status: 'success'; readonly image: PreviewCandidate };

function previewOf({ isVisible, known }: Looked): Preview {
  if (known) return { status: 'success', image: known };
  if (known === null) return { status: 'error' };
  return { status: isVisible ? 'loading' : 'off-screen' };
}

/** The state of a card's preview image. */
type Looked = {
  readonly candidates: readonly PreviewCandidate[];
  readonly isVisible: boolean;
  readonly attempt: number;
  readonly known: Known;
};

const notYetLooked = (lookups: Lookups, candidates: Looked['candidates']): Looked => ({
  candidates,
  isVisible: false,
  attempt: 0,
  known: lookups.known(candidates),
});

export function usePreview(
  card: RefObject<Element | null>,
  candidates: readonly PreviewCandidate[],
  index: number,
) {
  const lookups = useLookups();
  const [kept, setKept] = useState(() => notYetLooked(lookups, candidates));
  // A card that is reused for another article starts again.
  const looked = kept.candidates === candidates ? kept : notYetLooked(lookups, candidates);
  const { isVisible, attempt } = looked;
  const isUnknown = looked.known === undefined;
  const change = useCallback(
    (part: Partial<Looked>): void =>
      setKept((before) => ({
        ...(before.candidates === candidates ? before : notYetLooked(lookups, candidates)),
        ...part,
      })),
    [lookups, candidates],
  );

  // What is known already need not be watched.
  const isAwaited = isUnknown && !isVisible;
  useEffect(
    () =>
      isAwaited && card.current
        ? onceVisible(card.current, inView, () => change({ isVisible: true }))
        : undefined,
    [card, isAwaited, change],
  );

  useEffect(() => {
    if (!isUnknown || !isVisible) return undefined;
    // Another card of the same site may have looked it up since.
    const known = lookups.known(candidates);
    if (known !== undefined) {
      change({ known });
      return undefined;
    }
    const controller = new AbortController();
    const start = async (): Promise<void> => {
      const found = await lookups.lookUp(candidates, controller.signal);
      if (!controller.signal.aborted) change({ known: found });
    };
    // A retry does not wait for the stagger.
    const timer = setTimeout(() => void start(), attempt === 0 ? staggerDelayMs(index) : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [lookups, isUnknown, isVisible, candidates, index, attempt, change]);

  return {
    preview: previewOf(looked),
    isRetrying: attempt > 0,
    onRetry: (): void => {
      lookups.forget(candidates);
      change({ isVisible: true, known: undefined, attempt: attempt + 1 });
    },
    /** The image was found and then could not be shown: on to the next of the chain. */
    onBroken: (address: string): void => {
      lookups.failed(address);
      change({ known: lookups.known(candidates), attempt: attempt + 1 });
    },
  };
}
