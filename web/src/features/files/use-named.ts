import { type Choices, usePlaceChoices } from '../../data/choices.ts';
import { useTreatmentChoices } from '../treatments/public.ts';

/** What files can belong to, by name. */
export type Named = { readonly treatments: Choices; readonly locations: Choices };

type Wanted = { readonly treatments: boolean; readonly locations: boolean };

/** Asked for where it is shown. */
export const useNamed = ({ treatments, locations }: Wanted): Named => ({
  treatments: useTreatmentChoices(treatments),
  locations: usePlaceChoices(locations),
});
