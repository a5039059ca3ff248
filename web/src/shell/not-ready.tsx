import type { RouteName } from '@caretrail/contract/access/routes';
import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';

type NotReadyProps = {
  readonly route: RouteName;
  readonly subtitle?: string;
  /** One plain sentence: what will be here. */
  readonly willBe: string;
  /** For a screen whose header offers more than a title. */
  readonly header?: ReactNode;
  readonly children?: ReactNode;
};

/** A screen that is still to be built says so: its real title, what will be here, and nothing that pretends. */
export function NotReady({ willBe, header, children, ...titles }: NotReadyProps) {
  return (
    <div className="max-w-prose">
      {header ?? <PageHeader {...titles} />}
      <p className="mt-6 border-s-4 border-rule ps-4">This part is not ready yet. {willBe}</p>
      {children}
    </div>
  );
}
