import { selectHasOwnRecord, selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import {
  SimpleChoice,
  TextSizeChoice,
  ThemeChoice,
  useComfortChoice,
} from '../../shell/comfort-choices.tsx';
import { motions } from '../../shell/comfort.ts';
import { comfortTexts as texts } from '../../shell/comfort-texts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { OutlookSetting } from '../articles/public.ts';
import { CheckInPart } from './check-in-part.tsx';
import { Part, useAnchor } from './part.tsx';
import { articlesTexts, checkInSectionTexts, installTexts } from './texts.ts';

const movements = motions.map((value) => ({ value, label: texts.motions[value] }));

/** A choice applies at once; there is nothing to save. */
export function ComfortSection() {
  const user = useAppSelector(selectUser);
  const hasRecord = useAppSelector(selectHasOwnRecord);
  const id = user?.id ?? '';
  useAnchor(true);
  const choice = useComfortChoice(id);
  const { chosen, onChoose } = choice;
  return (
    <div className="space-y-8">
      <p className="text-ink-soft">{texts.kept}</p>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
        <ThemeChoice {...choice} />
        <TextSizeChoice {...choice} />
        <RadioGroup
          legend={texts.motionLegend}
          name="motion"
          choices={movements}
          value={chosen.motion}
          onChange={(motion) => onChoose({ motion })}
        />
        <SimpleChoice {...choice} />
        {/* A phone has no such key. */}
        <fieldset className="max-md:pointer-coarse:hidden">
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
      {hasRecord && (
        <div className="border-t border-rule pt-8">
          <Part id="articles" heading={articlesTexts.heading} lead={articlesTexts.lead}>
            <OutlookSetting />
          </Part>
          <Part id="check-in" {...checkInSectionTexts}>
            <CheckInPart />
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
