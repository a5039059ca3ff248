import { originOf } from '@caretrail/contract/articles/links';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { NewTabLink } from './new-tab-link.tsx';

export type Fact = { readonly label: string; readonly content: ReactNode };

/** As typed; null if empty. */
export const saidFact = (label: string, text: string): Fact | null =>
  text === ''
    ? null
    : { label, content: <p className="whitespace-pre-wrap wrap-anywhere">{text}</p> };

/** Only http and https are ever opened. */
export const linkedFact = (label: string, url: string | null): Fact | null =>
  url === null || originOf(url) === null
    ? saidFact(label, url ?? '')
    : {
        label,
        content: (
          <NewTabLink href={url} className="link wrap-anywhere">
            {url}
            <ExternalLink className="ms-2 inline size-5" aria-hidden="true" />
          </NewTabLink>
        ),
      };

/** Empty facts are left out. */
export function FactList({ facts }: { readonly facts: readonly (Fact | null)[] }) {
  const shown = facts.filter((fact) => fact !== null);
  if (shown.length === 0) return null;
  return (
    <dl className="divide-y divide-rule border-y border-rule">
      {shown.map(({ label, content }) => (
        <div key={label} className="py-4">
          <dt className="mb-1 font-semibold">{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
