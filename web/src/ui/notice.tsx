import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** An action is done and its form is gone: announced and focused, so that the focus is not lost. */
export function Notice({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex gap-3 rounded-control border-2 border-fine bg-fine-tint px-4 py-3 text-fine outline-none"
    >
      <CircleCheck className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
      <p className="min-w-0 font-medium wrap-anywhere">{children}</p>
    </div>
  );
}
