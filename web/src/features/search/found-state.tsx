import { useEffect, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { frameTexts } from './frame-texts.ts';
import { countOf } from './results.ts';
import { searchTexts as texts } from './texts.ts';
import type { Found } from './use-found.ts';

/** A search that takes longer than this says so. */
const slowAfterMs = 700;

function useIsSlow(isSearching: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSearching]);
  return isSearching && isSlow;
}

/** How many there are, or that there is nothing; read out when the typing pauses. Its line is always there. */
export function FoundStatus({ found }: { readonly found: Found }) {
  const { shown, isSearching } = found;
  const { text, groups, problem } = shown;
  const isSlow = useIsSlow(isSearching);
  const words = (): string => {
    if (isSlow) return frameTexts.searching;
    if (text === '' || problem !== null) return '';
    if (groups.length === 0) return texts.nothing({ text });
    const { shown: listed, count } = countOf(groups);
    return listed < count ? texts.countOfMore({ shown: listed, count }) : texts.count({ count });
  };
  return (
    <p role="status" className="min-h-[1.5em] min-w-0 text-small wrap-anywhere text-ink-soft">
      {words()}
    </p>
  );
}

/** Why the record could not be searched, and what can be done. */
export function FoundProblem({ found }: { readonly found: Found }) {
  const { shown, isRetrying, retry } = found;
  if (shown.problem === null) return null;
  return (
    <div className="space-y-3 pb-4">
      <ErrorState message={shown.problem} isBusy={isRetrying} onRetry={retry} />
      {shown.groups.length > 0 && <p className="text-ink-soft">{texts.onlyApp}</p>}
    </div>
  );
}
