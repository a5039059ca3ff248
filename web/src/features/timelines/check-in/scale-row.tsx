import { useId } from 'react';
import { ToggleButton } from '../../../ui/toggle-button.tsx';

type ScaleRowProps<V extends string | number> = {
  readonly label: string;
  readonly steps: readonly { readonly value: V; readonly word: string }[];
  readonly chosen: V | null;
  readonly onChoose: (value: V | null) => void;
};

/** A question with a scale of words, answered by one tap; a second tap takes the answer back. */
export function ScaleRow<V extends string | number>(props: ScaleRowProps<V>) {
  const { label, steps, chosen, onChoose } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="space-y-2">
      <p id={id} className="font-semibold wrap-anywhere first-letter:uppercase">
        {label}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {steps.map(({ value, word }) => (
          <ToggleButton
            key={value}
            isPressed={value === chosen}
            onClick={() => onChoose(value === chosen ? null : value)}
            className="min-h-14! px-1"
          >
            {word}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}
