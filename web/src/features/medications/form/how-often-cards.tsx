import { describedBy, FieldNotes } from '../../../ui/field-notes.tsx';
import { type HowOften, howOftenNames, howOftenTexts } from './how-often.ts';
import { labels } from './texts.ts';

type HowOftenCardsProps = {
  readonly value: HowOften | '';
  readonly error: string | undefined;
  readonly onChange: (howOften: HowOften) => void;
};

const id = 'how-often';

/** Plain questions in big radios. Native ones: arrow keys and one tab stop come with them. */
export function HowOftenCards({ value, error, onChange }: HowOftenCardsProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy(id, { error })}
    >
      <legend className="mb-3 text-h3 font-semibold">{labels.howOften}</legend>
      <FieldNotes id={id} error={error} />
      <div className="grid gap-2.5 sm:grid-cols-2">
        {howOftenNames.map((name) => (
          <label
            key={name}
            className={`flex min-h-14 items-center gap-3.5 rounded-control border bg-sheet px-4 py-2.5 hover:bg-action-tint has-checked:border-action has-checked:bg-action-tint has-checked:ring-2 has-checked:ring-action ${error === undefined ? 'border-edge' : 'border-problem'}`}
          >
            <input
              type="radio"
              name="howOften"
              value={name}
              checked={name === value}
              onChange={() => onChange(name)}
              aria-describedby={`${id}-${name}`}
              aria-label={howOftenTexts[name].label}
              className="size-6 shrink-0 accent-action"
            />
            <span className="min-w-0 leading-snug">
              <span className="block font-semibold">{howOftenTexts[name].label}</span>
              <span id={`${id}-${name}`} className="block text-ink-soft">
                {howOftenTexts[name].hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
