import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** What would be shown here, in one sentence. */
  readonly children: ReactNode;
  /** The one next step. */
  readonly action?: ReactNode;
};

export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div
      data-empty=""
      className="rounded-sheet border-2 border-dashed border-rule px-5 py-10 text-center"
    >
      <p className="mx-auto max-w-[34rem] text-lead text-ink-soft text-balance">{children}</p>
      {action !== undefined && <div className="mt-5 flex justify-center">{action}</div>}
    </div>
  );
}
