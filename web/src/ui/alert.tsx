import { type ReactNode, useEffect, useRef } from 'react';
import { ProblemIcon } from './problem-icon.tsx';

/** A problem that must not be missed: announced, and focused when it appears or changes. */
export function Alert({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [children]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control border-2 border-problem bg-problem-tint px-4 py-3 text-problem"
    >
      <ProblemIcon className="mt-0.5 size-6 shrink-0" />
      <p className="font-medium">{children}</p>
    </div>
  );
}
