import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type FactRowProps = { readonly Icon: LucideIcon; readonly children: ReactNode };

/** One thing about a place; the icon only helps to find it again. */
export const FactRow = ({ Icon, children }: FactRowProps) => (
  <div className="flex items-start gap-3">
    <Icon className="mt-1 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </div>
);
