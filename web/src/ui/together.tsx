import { type ReactNode, useDeferredValue, useState } from 'react';
import { RowsLoading } from './rows-loading.tsx';

type TogetherProps = {
  /** Every part has been answered, with data or with an error. */
  readonly isReady: boolean;
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * The parts of a screen that load separately are drawn together, so that none of them moves another. Once drawn they
 * stay, also while one is loaded again. The caller loads the parts: nothing in here is mounted before.
 */
export function Together({ isReady, label, children }: TogetherProps) {
  const [wasReady, setReady] = useState(isReady);
  if (isReady && !wasReady) setReady(true);
  // Drawn in slices, between which the browser answers a tap.
  const isDrawn = useDeferredValue(isReady || wasReady);
  return isDrawn ? children : <RowsLoading label={label} />;
}
