import { FileQuestion } from 'lucide-react';

/** In the place of the preview: what to do instead. */
export const NotShown = ({ children }: { readonly children: string }) => (
  <p className="flex items-center gap-4 rounded-sheet border-2 border-dashed border-rule px-5 py-7 text-ink-soft">
    <FileQuestion className="size-8 shrink-0" aria-hidden="true" />
    {children}
  </p>
);
