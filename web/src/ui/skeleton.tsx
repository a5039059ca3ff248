import type { ReactNode } from 'react';

type SkeletonProps = {
  /** What is loading, as text for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A placeholder while content is loading. It pulses slowly, and not with reduced motion. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true" className="motion-safe:animate-breathe">
        {children}
      </div>
    </div>
  );
}

/** One shape of the placeholder; the caller sets its size. */
export function SkeletonShape({ className }: { readonly className: string }) {
  return <div className={`rounded-small bg-rule ${className}`} />;
}
