import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';

type Chip = {
  readonly text: string;
  /** Where the text alone does not say what a press does. */
  readonly name?: string;
  /** Not given: a press does it once more. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
};

type ChipsProps = {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly chips: readonly Chip[];
};

/** What can be tapped instead of typed. They keep their place when pressed. */
export function Chips({ legend, isLegendHidden = false, chips }: ChipsProps) {
  const id = useId();
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span id={id} className={isLegendHidden ? 'sr-only' : 'basis-full text-small text-ink-soft'}>
        {legend}
      </span>
      {chips.map(({ text, name, isPressed, onPress }) => {
        const button = {
          'aria-label': name,
          className: 'px-2.5! py-1! font-medium!',
          onClick: onPress,
          children: text,
        };
        return isPressed === undefined ? (
          <Button key={text} {...button} look="secondary" />
        ) : (
          <ToggleButton key={text} {...button} isPressed={isPressed} />
        );
      })}
    </div>
  );
}
