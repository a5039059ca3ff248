import { type NamedChoice, usePlaceChoices, useTreatmentChoices } from '../../lib/use-choices.ts';

/** What files can belong to, by name. */
export type Named = {
  readonly treatments: readonly NamedChoice[];
  readonly locations: readonly NamedChoice[];
};

export const useNamed = (): Named => ({
  treatments: useTreatmentChoices(),
  locations: usePlaceChoices(),
});
