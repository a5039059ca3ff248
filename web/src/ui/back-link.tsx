import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export const BackLink = ({
  to,
  children,
}: Pick<ComponentProps<typeof Link>, 'to' | 'children'>) => (
  <p className="print:hidden">
    {/* No toast covers it. */}
    <Link to={to} data-keep-clear className="link inline-flex! items-center gap-2">
      <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      {children}
    </Link>
  </p>
);
