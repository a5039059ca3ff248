import type { ReactNode } from 'react';

type SkeletonProps = {
  /** What is loading, in words: the shapes say nothing to those who hear the page. */
  readonly label: string;
  readonly children: ReactNode;
};

/** Keeps the place of what is loading. It breathes slowly, and stands still where motion is unwanted. */
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

/** One shape in it; its size comes from outside. */
export function SkeletonShape({ className }: { readonly className: string }) {
  return <div className={`rounded-small bg-rule ${className}`} />;
}
