import type { ReactNode } from 'react';
import { useArrival } from '../lib/use-arrival.ts';

type RecordMissingProps = {
  readonly heading: string;
  readonly body: string;
  /** Title of the page, if it is not the heading. */
  readonly title?: string;
  /** The link back. */
  readonly children: ReactNode;
};

/** The record was deleted or belongs to another user, or the URL is incomplete. */
export function RecordMissing({ heading, body, title = heading, children }: RecordMissingProps) {
  useArrival(title);
  return (
    <div className="space-y-4">
      <h1 tabIndex={-1} className="text-h1">
        {heading}
      </h1>
      <p className="max-w-[34rem] text-lead">{body}</p>
      {children}
    </div>
  );
}
