import { hrefOf } from '@caretrail/contract/access/routes';
import { messages } from '@caretrail/contract/i18n/messages';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isOffline, watchOffline } from '../data/device/use-offline.ts';
import { isPageNotLoaded } from '../lib/lazy-page.ts';
import { RecordMissing } from './record-missing.tsx';

const texts = messages('shell/page-away', {
  heading: 'This page needs a connection',
  body: 'It is not on this device. It opens by itself when you are back online. You have lost nothing.',
  today: 'Go to Today',
});

/** The news of a connection comes from several sides, and a second reload would begin the first one again. */
let isReloading = false;

/** A browser never asks again for a script that it could not get: the page has to be loaded again. */
function reloadOnceBack(): void {
  if (isOffline() || isReloading) return;
  isReloading = true;
  location.reload();
}

type PageAwayProps = {
  readonly href: string;
  readonly isPart: boolean;
  /** Another screen was opened. */
  readonly onLeft: () => void;
};

function PageAway({ href, isPart, onLeft }: PageAwayProps) {
  const [missing] = useState(href);
  useEffect(() => {
    if (href !== missing) onLeft();
  }, [href, missing, onLeft]);
  useEffect(() => {
    // It could not be loaded before, and the connection is back.
    reloadOnceBack();
    return watchOffline(reloadOnceBack);
  }, []);
  if (isPart)
    return (
      <p role="status">
        <strong className="block font-semibold">{texts.heading}</strong> {texts.body}
      </p>
    );
  return (
    <RecordMissing heading={texts.heading} body={texts.body}>
      <Link to={hrefOf('dashboard')} className="link">
        {texts.today}
      </Link>
    </RecordMissing>
  );
}

let wasAway = false;

/**
 * Whether a screen could not be loaded for want of a connection, now or before: other failures are a crash, or files of a
 * build that has gone.
 */
export function isOfConnection(error: unknown): boolean {
  if (!isPageNotLoaded(error)) return false;
  wasAway ||= isOffline();
  return wasAway;
}

type PageBoundaryProps = {
  /** Of the screen: another one is tried. */
  readonly href: string;
  /** Of a screen that has its heading. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
};
type Caught = { readonly error: unknown } | null;

/**
 * Without a connection a screen whose files are not on this device says so in its place: the menu stays. Anything else is
 * for the boundary around the app. React requires a class for this.
 */
export class PageBoundary extends Component<PageBoundaryProps, { caught: Caught }> {
  override state: { caught: Caught } = { caught: null };

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } };
  }

  private readonly onLeft = (): void => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (!isOfConnection(caught.error)) throw caught.error;
    const { href, isPart = false } = this.props;
    return <PageAway {...{ href, isPart }} onLeft={this.onLeft} />;
  }
}
