import type { ReactNode } from 'react';

type ExampleProps = { readonly title: string; readonly children: ReactNode };

/** One component, under its name. */
export function Example({ title, children }: ExampleProps) {
  return (
    <div className="mb-9 last:mb-0">
      <h3 className="mb-3 text-small font-semibold text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
