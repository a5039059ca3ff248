import { PartsField } from './parts-field.tsx';
import { totalOf } from './taper-steps.ts';
import { formTexts as texts, labels } from './texts.ts';
import { type DoseProps, TimesField } from './times-field.tsx';

type DoseFieldsProps = DoseProps & { readonly legend?: string; readonly hint?: string };

/** At which times, how much each time, and what that comes to in a day. */
export function DoseFields({ legend = labels.parts, hint, ...props }: DoseFieldsProps) {
  const { dose, name, mistakes, suggested, onChange } = props;
  const total = totalOf(dose);
  const isSeveral = dose.times.length > 1;
  return (
    <div className="space-y-4">
      <TimesField {...props} />
      {!dose.isDoseDifferent && (
        <PartsField
          legend={legend}
          {...(hint !== undefined && { hint })}
          name={`${name}parts`}
          parts={dose.parts}
          mistakes={mistakes}
          strengths={suggested.strengths}
          onChange={(parts) => onChange({ parts })}
        />
      )}
      {isSeveral && total !== null && <p className="font-semibold">{texts.aDay(total)}</p>}
    </div>
  );
}
