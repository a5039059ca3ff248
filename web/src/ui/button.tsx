import type { ComponentProps } from 'react';

const looks = {
  primary:
    'bg-action text-on-action border-transparent hover:bg-action-strong active:bg-action-strong',
  secondary: 'bg-sheet text-action border-edge hover:bg-action-tint active:bg-action-tint',
  quiet: 'bg-transparent text-action border-transparent hover:bg-action-tint active:bg-action-tint',
} as const;

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: keyof typeof looks;
  /** Work is under way: the button keeps its focus and its place, and does nothing. */
  readonly isBusy?: boolean;
};

export const buttonClass = (look: keyof typeof looks = 'primary'): string =>
  `inline-flex min-h-target items-center justify-center gap-2 rounded-control border px-5 py-2 text-center font-semibold transition-colors duration-150 ease-calm ${looks[look]}`;

export function Button({ look, isBusy = false, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      className={`${buttonClass(look)} ${className}`}
    />
  );
}
