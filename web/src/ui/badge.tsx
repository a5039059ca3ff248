import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-edge bg-sheet text-ink',
  action: 'border-action bg-action-tint text-action',
  fine: 'border-fine bg-fine-tint text-fine',
  problem: 'border-problem bg-problem-tint text-problem',
  today: 'border-transparent bg-today text-on-today',
} as const;

type BadgeProps = {
  readonly tone?: keyof typeof tones;
  /** A short label; an icon may precede it, never replace it. `today` is for today and now only. */
  readonly children: ReactNode;
};

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 max-w-full shrink-0 text-small font-semibold sm:whitespace-nowrap [&_svg]:size-4 ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
