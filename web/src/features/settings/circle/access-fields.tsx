import { type Area, areas, type CircleRole, circleRoles } from '@caretrail/contract/circle/areas';
import { formatAreas } from '@caretrail/contract/circle/format-areas';
import { areaLabels, roleLabels, roleSentences } from '@caretrail/contract/circle/texts';
import { useState } from 'react';
import { longDate, todayHere } from '../../../lib/long-date.ts';
import type { Errors } from '../../../lib/form-values.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { LazyDatePicker } from '../../../ui/lazy-date-picker.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { accessTexts as texts, areaHints } from './texts.ts';

export type Access = {
  readonly role: CircleRole;
  readonly areas: readonly Area[];
  /** Empty without an end. */
  readonly ends_on: string;
};

type PreviewProps = { readonly access: Access; readonly name: string };

/** What the person will see and do, in sentences, before anything is sent. */
function Preview({ access, name: typed }: PreviewProps) {
  const name = typed.trim() || texts.someone;
  const seen = areas.filter((area) => access.areas.includes(area));
  const unseen = areas.filter((area) => !access.areas.includes(area));
  return (
    <section
      aria-label={texts.preview}
      aria-live="polite"
      className="space-y-1 rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-3 wrap-anywhere"
    >
      <h4 className="text-base font-semibold">{texts.preview}</h4>
      {seen.length > 0 && (
        <p>
          {unseen.length === 0
            ? texts.willSeeAll({ name })
            : texts.willSee({ name, areas: formatAreas(seen) })}
        </p>
      )}
      {unseen.length > 0 && <p>{texts.willNotSee({ name, areas: formatAreas(unseen) })}</p>}
      {access.ends_on !== '' && <p>{texts.untilDay({ day: longDate(access.ends_on) })}</p>}
      <p className="text-ink-soft">{texts.never}</p>
    </section>
  );
}

type AccessFieldsProps = {
  readonly access: Access;
  readonly name: string;
  readonly errors: Errors;
  readonly onChange: (access: Access) => void;
};

/** What someone may see and do, and until when. */
export function AccessFields({ access, name, errors, onChange }: AccessFieldsProps) {
  const [today] = useState(() => todayHere(new Date()));
  const onArea = (area: Area, isOn: boolean): void =>
    onChange({
      ...access,
      areas: areas.filter((each) => (each === area ? isOn : access.areas.includes(each))),
    });
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{texts.areas}</legend>
        <FieldError id="circle-areas-error">{errors['areas']}</FieldError>
        {areas.map((area) => (
          <TickBox
            key={area}
            name="areas"
            label={areaLabels[area]}
            hint={areaHints[area]}
            checked={access.areas.includes(area)}
            onChange={({ currentTarget }) => onArea(area, currentTarget.checked)}
          />
        ))}
      </fieldset>
      <RadioGroup
        legend={texts.role}
        name="role"
        value={access.role}
        onChange={(role) => onChange({ ...access, role })}
        choices={circleRoles.map((value) => ({
          value,
          label: roleLabels[value],
          hint: roleSentences[value],
        }))}
        error={errors['role']}
      />
      <LazyDatePicker
        label={texts.end}
        hint={texts.endHint}
        value={access.ends_on}
        min={today}
        error={errors['ends_on']}
        onChange={(ends_on) => onChange({ ...access, ends_on })}
      />
      <Preview access={access} name={name} />
    </>
  );
}
