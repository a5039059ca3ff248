import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-page.ts';
import { NotLoadedDialog } from './not-loaded-dialog.tsx';

const FeedbackDialog = lazyPart(
  () => import('./feedback-dialog.tsx').then((m) => m.FeedbackDialog),
  NotLoadedDialog,
);

type FeedbackLinkProps = {
  readonly address: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** §2.4: opens a mail. Where no program for it is set up nothing happens, so the address is shown too. */
export function FeedbackLink({ address, className, children }: FeedbackLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a className={className} href={`mailto:${address}`} onClick={() => setOpen(true)}>
        {children}
      </a>
      {isOpen && (
        <Suspense>
          <FeedbackDialog address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
