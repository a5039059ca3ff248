import { RadioCard } from '../../../ui/radio-card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { type HowOften, howOftenNames, howOftenTexts } from './how-often.ts';
import { labels } from './texts.ts';

type HowOftenCardsProps = {
  readonly value: HowOften | '';
  readonly error: string | undefined;
  readonly onChange: (howOften: HowOften) => void;
};

/** Plain questions in big radios. */
export function HowOftenCards({ value, error, onChange }: HowOftenCardsProps) {
  return (
    <RadioCards id="how-often" legend={labels.howOften} error={error} className="sm:grid-cols-2">
      {howOftenNames.map((name) => (
        <RadioCard
          key={name}
          name="howOften"
          value={name}
          isChosen={name === value}
          onChoose={() => onChange(name)}
          hasError={error !== undefined}
          hint={howOftenTexts[name].hint}
          className="flex min-h-14 gap-3.5 px-4 py-2.5"
        >
          {howOftenTexts[name].label}
        </RadioCard>
      ))}
    </RadioCards>
  );
}
