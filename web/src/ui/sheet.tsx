import type { ReactNode } from 'react';

type SheetProps = { readonly title: string; readonly children: ReactNode };

/** The sheet of a screen before the app. The heading is focused after a navigation. */
export function Sheet({ title, children }: SheetProps) {
  return (
    <section className="mx-auto max-w-[36rem] rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:mt-6 sm:p-8">
      <h1 tabIndex={-1} className="mb-4 text-h1">
        {title}
      </h1>
      <div className="space-y-5">{children}</div>
    </section>
  );
}
