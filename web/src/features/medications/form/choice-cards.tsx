export type ChoiceCard<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly hint: string;
};

type ChoiceCardsProps<V extends string> = {
  readonly cards: readonly ChoiceCard<V>[];
  readonly chosen: V | '';
  readonly onChoose: (value: V) => void;
};

/** Cards of which one press chooses; they then give way to one line, so they are buttons and no radios. */
export function ChoiceCards<V extends string>({ cards, chosen, onChoose }: ChoiceCardsProps<V>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-2 sm:grid-cols-2">
      {cards.map(({ value, label, hint }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            className="size-full min-h-14 rounded-control border border-edge bg-sheet px-3 py-2 text-start leading-snug hover:bg-action-tint aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:ring-2 aria-pressed:ring-action"
            onClick={() => onChoose(value)}
          >
            <span className="block font-semibold">{label}</span>
            <span className="block text-small text-ink-soft">{hint}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
