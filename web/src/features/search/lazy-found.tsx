import { lazy, Suspense } from 'react';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { frameTexts as texts } from './frame-texts.ts';

const NotLoaded = () => <p role="alert">{texts.notLoaded}</p>;

const Found = lazy(() =>
  import('./found-in-record.tsx').then(
    (m) => ({ default: m.FoundInRecord }),
    () => ({ default: NotLoaded }),
  ),
);

/** What is found for a text, on the page itself; loaded with the first search. */
export const LazyFound = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<RowsLoading label={texts.searching} />}>
    <Found text={text} />
  </Suspense>
);
