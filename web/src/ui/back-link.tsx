import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export const BackLink = ({
  to,
  state,
  children,
}: Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'children'>) => (
  <p className="print:hidden">
    {/* No toast covers it. */}
    <Link to={to} state={state} data-keep-clear className="link inline-flex! items-center gap-2">
      <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      {children}
    </Link>
  </p>
);
