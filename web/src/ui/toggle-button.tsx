import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type ToggleButtonProps = Omit<ComponentProps<typeof Button>, 'look' | 'aria-pressed'> & {
  readonly isPressed: boolean;
};

/** One of a few views of the same thing; the pressed one is tinted and has a stronger border. */
export const ToggleButton = ({ isPressed, className = '', ...rest }: ToggleButtonProps) => (
  <Button
    {...rest}
    look="secondary"
    aria-pressed={isPressed}
    className={`aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--action)] ${className}`}
  />
);
