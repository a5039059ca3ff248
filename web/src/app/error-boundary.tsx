import { messages } from '@caretrail/contract/i18n/messages';
import { Component, type ReactNode } from 'react';
import { isPageNotLoaded } from '../lib/lazy-page.ts';
import { Brand } from '../shell/brand.tsx';
import { Button } from '../ui/button.tsx';

const texts = messages('app/error', {
  crashed: {
    heading: 'Something went wrong on this page',
    sentence: 'Anything you saved is safe. Reload the page.',
  },
  newVersion: {
    heading: 'A new version of Caretrail is ready',
    sentence: 'Reload the page to continue. You will stay signed in.',
  },
  offline: {
    heading: 'This page could not be loaded',
    sentence: 'You seem to be offline. Check your connection and reload the page.',
  },
  reload: 'Reload page',
});

function textFor(error: unknown): { readonly heading: string; readonly sentence: string } {
  if (!isPageNotLoaded(error)) return texts.crashed;
  return navigator.onLine ? texts.newVersion : texts.offline;
}

type Caught = { readonly error: unknown } | null;

/** Shows a sentence and a way to continue after a crash. React requires a class for this. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { caught: Caught }> {
  override state: { caught: Caught } = { caught: null };

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    const { heading, sentence } = textFor(caught.error);
    return (
      <main className="mx-auto max-w-[68rem] px-5 py-5 sm:px-10 sm:py-7">
        <Brand />
        <div role="alert" className="mt-10 max-w-prose">
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-3 mb-8">{sentence}</p>
        </div>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </main>
    );
  }
}
