import type { ReactNode } from 'react';

/** A short number with its name before it instead of above it: half the height. */
export const InlineField = ({ children }: { readonly children: ReactNode }) => (
  <div className="[&_label]:mb-0! [&>*>div]:flex [&>*>div]:items-center [&>*>div]:gap-3 [&>*>div>div]:w-20">
    {children}
  </div>
);
