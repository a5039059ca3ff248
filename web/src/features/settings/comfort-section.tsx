import { useState } from 'react';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import {
  chooseComfort,
  type Comfort,
  comfortOf,
  motions,
  textSizes,
  themes,
} from '../../shell/comfort.ts';
import { comfortTexts as texts } from '../../shell/comfort-texts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { OutlookSetting } from '../articles/public.ts';
import { Part, useAnchor } from './part.tsx';
import { articlesTexts, installTexts } from './texts.ts';

const colours = themes.map((value) => ({ value, label: texts.themes[value] }));
const sizes = textSizes.map((value) => ({ value, label: texts.sizes[value] }));
const movements = motions.map((value) => ({ value, label: texts.motions[value] }));

/** A choice applies at once; there is nothing to save. */
export function ComfortSection() {
  const user = useAppSelector(selectUser);
  const id = user?.id ?? '';
  useAnchor(true);
  const [chosen, setChosen] = useState<Comfort>(() => comfortOf(id));
  const onChoose = (change: Partial<Comfort>): void => {
    // Another tab, or the dialog of the menu, may have chosen in between.
    const next = { ...comfortOf(id), ...change };
    chooseComfort(id, next);
    setChosen(next);
  };
  return (
    <div className="space-y-8">
      <p className="text-ink-soft">{texts.kept}</p>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        <RadioGroup
          legend={texts.themeLegend}
          name="theme"
          choices={colours}
          value={chosen.theme}
          onChange={(theme) => onChoose({ theme })}
        />
        <RadioGroup
          legend={texts.sizeLegend}
          name="text-size"
          choices={sizes}
          value={chosen.size}
          onChange={(size) => onChoose({ size })}
        />
        <RadioGroup
          legend={texts.motionLegend}
          name="motion"
          choices={movements}
          value={chosen.motion}
          onChange={(motion) => onChoose({ motion })}
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold">{texts.simpleLegend}</legend>
          <TickBox
            label={texts.simple}
            hint={texts.simpleHint}
            checked={chosen.simple}
            onChange={({ currentTarget }) => onChoose({ simple: currentTarget.checked })}
          />
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-semibold">{texts.slashLegend}</legend>
          <TickBox
            label={texts.slash}
            hint={texts.slashHint}
            checked={chosen.slash}
            onChange={({ currentTarget }) => onChoose({ slash: currentTarget.checked })}
          />
        </fieldset>
      </div>
      <figure className="rounded-control border border-rule bg-sheet px-4 py-3">
        <figcaption className="text-small text-ink-soft">{texts.sampleLabel}</figcaption>
        <p>{texts.sample}</p>
      </figure>
      {user?.user_type === 'patient' && (
        <div className="border-t border-rule pt-8">
          <Part id="articles" heading={articlesTexts.heading} lead={articlesTexts.lead}>
            <OutlookSetting />
          </Part>
        </div>
      )}
      <section aria-labelledby="install">
        <h3 id="install" className="mb-1.5 font-semibold">
          {installTexts.heading}
        </h3>
        <p className="text-ink-soft">{installTexts.how}</p>
      </section>
    </div>
  );
}
