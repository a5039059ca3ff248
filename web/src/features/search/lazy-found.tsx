import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-page.ts';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { frameTexts as texts } from './frame-texts.ts';

const NotLoaded = () => <p role="alert">{texts.notLoaded}</p>;

const Found = lazyPart(
  () => import('./found-in-record.tsx').then((m) => m.FoundInRecord),
  NotLoaded,
);

/** What is found for a text, on the page itself; loaded with the first search. */
export const LazyFound = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<RowsLoading label={texts.searching} />}>
    <Found text={text} />
  </Suspense>
);
