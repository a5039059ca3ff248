import { useId } from 'react';
import { ToggleButton } from '../../../ui/toggle-button.tsx';

type Chip = {
  readonly text: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
};

type ChipsProps = { readonly legend: string; readonly chips: readonly Chip[] };

/** What can be tapped instead of typed. They keep their place when pressed. */
export function Chips({ legend, chips }: ChipsProps) {
  const id = useId();
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span id={id} className="sr-only">
        {legend}
      </span>
      {chips.map(({ text, isPressed, onPress }) => (
        <ToggleButton
          key={text}
          isPressed={isPressed}
          className="px-2.5! py-1! text-small font-medium!"
          onClick={onPress}
        >
          {text}
        </ToggleButton>
      ))}
    </div>
  );
}
