export type ChoiceCard<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly hint: string;
};

type ChoiceCardsProps<V extends string> = {
  readonly cards: readonly ChoiceCard<V>[];
  readonly chosen: V | '';
  readonly onChoose: (value: V) => void;
  /** The labels say enough where there is little room. */
  readonly isShort?: boolean;
};

/** Cards of which one press chooses; they then give way to one line, so they are buttons and no radios. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { cards, chosen, onChoose, isShort = false } = props;
  return (
    <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-2.5">
      {cards.map(({ value, label, hint }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            className="size-full min-h-target rounded-control border border-edge bg-sheet px-3.5 py-1.5 text-start leading-snug hover:bg-action-tint aria-pressed:border-action aria-pressed:bg-action-tint aria-pressed:ring-2 aria-pressed:ring-action"
            onClick={() => onChoose(value)}
          >
            <span className="block font-semibold">{label}</span>
            <span className={`text-small text-ink-soft ${isShort ? 'hidden sm:block' : 'block'}`}>
              {hint}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
