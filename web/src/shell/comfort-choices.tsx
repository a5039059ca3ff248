import { useRef, useState } from 'react';
import { restTaps } from '../lib/rest-taps.ts';
import { stayInPlace } from '../lib/stay-in-place.ts';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { comfortTexts as texts } from './comfort-texts.ts';
import { chooseComfort, type Comfort, comfortOf, textSizes, themes } from './comfort.ts';

/** What the dialog of the menu and the section of the profile share. */

const sizes = textSizes.map((value) => ({ value, label: texts.sizes[value] }));
const colours = themes.map((value) => ({ value, label: texts.themes[value] }));

/** A choice applies at once; there is nothing to save. */
export function useComfortChoice(id: string) {
  const [chosen, setChosen] = useState<Comfort>(() => comfortOf(id));
  const onChoose = (change: Partial<Comfort>): void => {
    // Another tab, or the other place of the choice, may have chosen in between.
    const next = { ...comfortOf(id), ...change };
    chooseComfort(id, next);
    setChosen(next);
  };
  return { chosen, onChoose };
}

type ChoiceProps = ReturnType<typeof useComfortChoice>;

/** The page grows at once: the pressed size stays under the finger, and a second tap chooses no other. */
export function TextSizeChoice({ chosen, onChoose }: ChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <RadioGroup
        legend={texts.sizeLegend}
        name="text-size"
        choices={sizes}
        value={chosen.size}
        onChange={(size) => {
          const pressed = place.current?.querySelector<HTMLElement>(`[value="${size}"]`);
          if (!pressed || !place.current) return onChoose({ size });
          restTaps(place.current);
          return stayInPlace(pressed, () => onChoose({ size }));
        }}
      />
    </div>
  );
}

export const ThemeChoice = ({ chosen, onChoose }: ChoiceProps) => (
  <RadioGroup
    legend={texts.themeLegend}
    name="theme"
    choices={colours}
    value={chosen.theme}
    onChange={(theme) => onChoose({ theme })}
  />
);

export const SimpleChoice = ({ chosen, onChoose }: ChoiceProps) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{texts.simpleLegend}</legend>
    <TickBox
      label={texts.simple}
      hint={texts.simpleHint}
      checked={chosen.simple}
      onChange={({ currentTarget }) => onChoose({ simple: currentTarget.checked })}
    />
  </fieldset>
);
