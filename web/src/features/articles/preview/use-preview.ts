import { type PreviewCandidate, staggerDelayMs } from '@caretrail/contract/articles/preview';
import { limits } from '@caretrail/contract/limits';
import { type RefObject, useEffect, useState } from 'react';
import { loadImage } from '../../../lib/load-image.ts';
import { onceVisible } from '../../../lib/visibility.ts';
import { type Known, makeLookups } from './lookups.ts';

const { imageTimeoutMs, visibleThreshold, visibleMarginPx } = limits.articles;
const inView = { threshold: visibleThreshold, marginPx: visibleMarginPx };

/** One for the whole app, for as long as the tab is open. */
const lookups = makeLookups((address) => loadImage(address, imageTimeoutMs));

/** §4.4: loading, success or error, once the card is in view. */
export type Preview =
  | { readonly status: 'off-screen' | 'loading' | 'error' }
  | { readonly status: 'success'; readonly image: PreviewCandidate };

function previewOf(isVisible: boolean, known: Known): Preview {
  if (known) return { status: 'success', image: known };
  if (!isVisible) return { status: 'off-screen' };
  return { status: known === null ? 'error' : 'loading' };
}

export function usePreview(
  card: RefObject<Element | null>,
  candidates: readonly PreviewCandidate[],
  index: number,
) {
  const [isVisible, setVisible] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Known>(() => lookups.known(candidates));

  useEffect(
    () => (card.current ? onceVisible(card.current, inView, () => setVisible(true)) : undefined),
    [card],
  );

  useEffect(() => {
    if (!isVisible) return undefined;
    const before = lookups.known(candidates);
    setKnown(before);
    if (before !== undefined) return undefined;
    const controller = new AbortController();
    const start = async (): Promise<void> => {
      const found = await lookups.lookUp(candidates, controller.signal);
      if (!controller.signal.aborted) setKnown(found);
    };
    // Who asks for it again does not wait for the stagger.
    const timer = setTimeout(() => void start(), attempt === 0 ? staggerDelayMs(index) : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isVisible, candidates, index, attempt]);

  return {
    preview: previewOf(isVisible, known),
    isRetrying: attempt > 0,
    onRetry: (): void => {
      lookups.forget(candidates);
      setAttempt(attempt + 1);
    },
    /** The image was found and then could not be shown: on to the next of the chain. */
    onBroken: (address: string): void => {
      lookups.failed(address);
      setAttempt(attempt + 1);
    },
  };
}
