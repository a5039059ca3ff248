import type { CardSettings } from '@caretrail/contract/emergency-card/schema';
import { cardLabels } from '@caretrail/contract/emergency-card/texts';
import type { VersionRow } from '../../ui/two-versions.tsx';
import { editTexts as texts } from './texts.ts';

const shownIn: readonly (readonly [label: () => string, (settings: CardSettings) => string])[] = [
  [() => texts.leftOut, ({ left_out }) => left_out.map((line) => cardLabels[line]).join(', ')],
  [() => texts.seizures, ({ seizures }) => seizures],
  [() => texts.notSteroids, ({ not_steroids }) => not_steroids.join(', ')],
  [() => texts.moreSteroids, ({ more_steroids }) => more_steroids],
  [() => texts.notThinners, ({ not_blood_thinners }) => not_blood_thinners.join(', ')],
  [() => texts.moreThinners, ({ more_blood_thinners }) => more_blood_thinners],
  [
    () => texts.contacts,
    ({ contacts }) =>
      contacts.map(({ name, relation, phone }) => [name, relation, phone].join(' ')).join('\n'),
  ],
  [() => texts.leftOutPlaces, ({ left_out_places }) => left_out_places.join(', ')],
];

/** What differs between what was typed and what is stored. */
export const cardRows = (mine: CardSettings, other: CardSettings): VersionRow[] =>
  shownIn
    .map(([label, write]) => ({ label: label(), mine: write(mine), other: write(other) }))
    .filter((row) => row.mine !== row.other);
