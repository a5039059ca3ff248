import type { Sight } from '@caretrail/contract/journey/columns';
import type { ReactNode } from 'react';
import { plotSize } from '../plot/plot-path.ts';

/** The days in sight, and how many columns the width has. */
export type Frame = { readonly sight: Sight; readonly columns: number };

type LaneProps = {
  readonly name: string;
  readonly note?: string | undefined;
  /** The class of its colour. */
  readonly border: string;
  /** In rem; a small picture has lower rows. */
  readonly height: number;
  readonly children: ReactNode;
};

/** A row of the picture: its name before it, or above it on narrow screens. */
export function Lane({ name, note, border, height, children }: LaneProps) {
  return (
    <li className="border-b border-rule py-1.5 @min-[36rem]:grid @min-[36rem]:grid-cols-[var(--label)_minmax(0,1fr)] @min-[36rem]:items-center">
      <div className="relative bg-paper py-0.5 pe-2 text-small @min-[36rem]:bg-transparent">
        <h3 className={`border-s-6 ps-2 font-semibold wrap-anywhere ${border}`}>{name}</h3>
        {note !== undefined && <p className="ps-3.5 text-ink-soft [.is-small_&]:hidden">{note}</p>}
      </div>
      <div className="relative mx-(--air)" style={{ blockSize: `calc(${height}rem * var(--row))` }}>
        {children}
      </div>
    </li>
  );
}

export const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${plotSize} ${plotSize}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full overflow-hidden fill-none rtl:-scale-x-100 [&_*]:[vector-effect:non-scaling-stroke]"
  >
    {children}
  </svg>
);

/** A figure at a height of the lane, from its top. */
export const Edge = ({ at, children }: { readonly at: number; readonly children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="absolute end-0 rounded-small bg-paper/80 px-1 text-small leading-none text-ink-soft"
    style={{ top: `calc(${at * 100}% - 1.3em)` }}
  >
    {children}
  </span>
);
