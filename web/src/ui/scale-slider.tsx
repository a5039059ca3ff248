import { messages } from '@caretrail/contract/i18n/messages';
import { useId } from 'react';
import { Button } from './button.tsx';
import { describedBy, FieldNotes } from './field-notes.tsx';

const texts = messages('ui/scale-slider', {
  unset: 'Not answered',
  chosen: '{step, number}: {word}',
  hint: 'Slide or tap the line.',
  clear: 'Take the answer back',
});

type ScaleSliderProps = {
  readonly legend: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** Null: not answered. */
  readonly value: number | null;
  /** What a step means, in words. */
  readonly wordOf: (step: number) => string;
  readonly error?: string | undefined;
  readonly onChange: (value: number | null) => void;
};

/** A scale with words for its steps. Native, for the arrow keys; nothing is chosen until it was touched. */
export function ScaleSlider(props: ScaleSliderProps) {
  const { legend, name, least, most, value, wordOf, error, onChange } = props;
  const id = useId();
  const said = value === null ? texts.unset : texts.chosen({ step: value, word: wordOf(value) });
  const { hint } = texts;
  const choose = ({ value: step }: HTMLInputElement): void => {
    if (value !== Number(step)) onChange(Number(step));
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {legend}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      <output htmlFor={id} className="block text-lead font-semibold">
        {said}
      </output>
      <input
        id={id}
        name={name}
        type="range"
        min={least}
        max={most}
        step={1}
        value={value ?? least}
        aria-valuetext={said}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
        data-unset={value === null ? '' : undefined}
        onChange={({ currentTarget }) => choose(currentTarget)}
        // The first step is where the thumb stands already: a tap on it changes nothing, and is an answer.
        onPointerUp={({ currentTarget }) => choose(currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Home') return;
          if (event.key === ' ') event.preventDefault();
          if (value === null) choose(event.currentTarget);
        }}
        className="scale-slider min-h-target w-full"
      />
      <div className="flex justify-between text-ink-soft" aria-hidden="true">
        <span>{`${least} ${wordOf(least)}`}</span>
        <span className="text-end">{`${most} ${wordOf(most)}`}</span>
      </div>
      {/* Its place is kept: nothing below moves with the first answer. */}
      <div className="min-h-target">
        {value !== null && (
          <Button look="quiet" className="-ms-3 px-3" onClick={() => onChange(null)}>
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
