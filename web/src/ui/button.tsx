import type { ComponentProps } from 'react';

const looks = {
  primary:
    'bg-action text-on-action border-transparent hover:bg-action-strong active:bg-action-strong',
  secondary: 'bg-sheet text-action border-edge hover:bg-action-tint active:bg-action-tint',
  quiet: 'bg-transparent text-action border-transparent hover:bg-action-tint active:bg-action-tint',
  /** For actions that cannot be undone; the colour is never the only sign. */
  danger: 'bg-sheet text-problem border-problem hover:bg-problem-tint active:bg-problem-tint',
  disabled: 'cursor-not-allowed bg-transparent text-ink-soft border-dashed border-edge',
} as const;

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  readonly look?: Exclude<keyof typeof looks, 'disabled'>;
  /** While busy the button keeps its focus and its place, and does nothing. */
  readonly isBusy?: boolean;
  /** Unavailable. It keeps the focus, so that keyboard users do not start from the top of the page. */
  readonly isDisabled?: boolean;
};

/** A label on two lines does not shrink the icon; a button without a box aligns its label with the text around it. */
export const buttonClass = (look: keyof typeof looks = 'primary'): string =>
  `inline-flex min-h-target items-center justify-center gap-2 rounded-control border button-room py-2 font-semibold transition-colors duration-(--quick) ease-calm [&>svg]:shrink-0 ${look === 'quiet' ? 'text-start' : 'text-center'} ${looks[look]}`;

export function Button(props: ButtonProps) {
  const { look, isBusy = false, isDisabled = false, className = '', onClick, ...rest } = props;
  const isOff = isBusy || isDisabled;
  // On a phone in simple mode the button of a form is as wide as its fields.
  const width = rest.type === 'submit' ? 'simple:max-sm:w-full' : '';
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
      className={`${buttonClass(isDisabled ? 'disabled' : look)} ${width} ${className}`}
    />
  );
}
