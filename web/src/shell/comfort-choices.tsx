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

/** What moves the page keeps what was pressed under the finger, and a second tap chooses nothing else. */
function chooseInPlace(place: HTMLElement | null, pressed: Element | null, choose: () => void) {
  if (place === null || !(pressed instanceof HTMLElement)) return choose();
  restTaps(place);
  return stayInPlace(pressed, choose);
}

/** The page grows at once. */
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
          const pressed = place.current?.querySelector(`[value="${size}"]`) ?? null;
          chooseInPlace(place.current, pressed, () => onChoose({ size }));
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

/** Parts of the page come and go with it. */
export const SimpleChoice = ({ chosen, onChoose }: ChoiceProps) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{texts.simpleLegend}</legend>
    <TickBox
      label={texts.simple}
      hint={texts.simpleHint}
      checked={chosen.simple}
      onChange={({ currentTarget: box }) => {
        const simple = box.checked;
        chooseInPlace(box.closest('fieldset'), box, () => onChoose({ simple }));
      }}
    />
  </fieldset>
);
