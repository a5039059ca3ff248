import type { MedicationEdit } from '@caretrail/contract/medications/medication-body';
import type { Medication } from '@caretrail/contract/medications/schema';
import { type Stock, stockDefaults } from '@caretrail/contract/medications/stock';

/** `add`: so many came on top. `count`: so many are there. */
export type Refill = {
  readonly how: 'add' | 'count';
  readonly strength: string;
  readonly number: number;
  /** Then one repeat of the prescription is used up. */
  readonly isRepeat: boolean;
};

type Kept = Omit<Stock, 'runs_out_on' | 'alert'>;

/** What is sent; when it runs out is the server's to say. */
const keptOf = ({
  strength,
  on_hand,
  unit,
  expires,
  low_at_days,
  repeats_left,
  renew_lead_days,
}: Stock): Kept => ({
  strength,
  on_hand,
  unit,
  expires,
  low_at_days,
  repeats_left,
  renew_lead_days,
});

/** The stock of a medicine by its strengths; those of the dose that nobody counted yet have none. */
export function stockRows({ stock, schedule }: Pick<Medication, 'stock' | 'schedule'>): {
  readonly strength: string;
  readonly stock: Stock | null;
}[] {
  const parts = (schedule?.phases ?? []).flatMap(({ slots }) =>
    slots.flatMap((slot) => slot.parts),
  );
  const strengths = [...stock, ...parts].map(({ strength }) => strength);
  return [...new Set(strengths)].map((strength) => ({
    strength,
    stock: stock.find((each) => each.strength === strength) ?? null,
  }));
}

export function refilled({ stock }: Pick<Medication, 'stock'>, refill: Refill): MedicationEdit {
  const { how, strength, number, isRepeat } = refill;
  const kept = stock.map(keptOf);
  const before = kept.find((each) => each.strength === strength) ?? {
    ...stockDefaults,
    strength,
    on_hand: 0,
    unit: '',
    expires: null,
    repeats_left: null,
  };
  const after: Kept = {
    ...before,
    on_hand: how === 'add' ? before.on_hand + number : number,
    repeats_left:
      isRepeat && before.repeats_left !== null
        ? Math.max(0, before.repeats_left - 1)
        : before.repeats_left,
  };
  const others = kept.filter((each) => each.strength !== strength);
  return { stock: [...others, after] };
}
