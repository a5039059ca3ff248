import type { Loaded } from '../lib/loaded.ts';
import { ErrorState } from './error-state.tsx';

type PendingPartProps = {
  readonly loaded: Loaded<unknown>;
  /** Of a field that is not there yet. */
  readonly label?: string;
};

/** In the place of what is on its way or could not be had: a choice that is not known is never left out. */
export function PendingPart({ loaded, label }: PendingPartProps) {
  if (loaded.status === 'succeeded') return null;
  return (
    <div className="print:hidden">
      {label !== undefined && <p className="mb-1.5 font-semibold">{label}</p>}
      {loaded.status === 'loading' ? (
        <p role="status" className="text-ink-soft">
          Loading…
        </p>
      ) : (
        <ErrorState message={loaded.error} onRetry={loaded.onRetry} />
      )}
    </div>
  );
}
