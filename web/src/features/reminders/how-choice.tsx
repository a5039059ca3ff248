import { Link } from 'react-router';
import { SelectField } from '../../ui/select-field.tsx';
import { devicesHref } from './devices/devices-href.ts';
import { type ChoicesProps, type How, howOf, hows, type KindBy } from './draft.ts';
import { reminderTexts as texts } from './texts.ts';

const labels = {
  doses_by: texts.howDoses,
  stock_by: texts.howStock,
  events_by: texts.howEvents,
} as const satisfies Record<KindBy, string>;

const choices = (Object.keys(hows) as How[]).map((how) => ({ value: how, label: texts[how] }));

/** By which way the reminders of one kind come. */
export function HowChoice({
  kind,
  overview,
  draft,
  onChange,
}: ChoicesProps & { readonly kind: KindBy }) {
  const how = howOf(draft[kind]);
  return (
    <div>
      <SelectField
        label={labels[kind]}
        name={kind}
        value={how}
        choices={choices}
        onChange={(value) => onChange({ [kind]: [...hows[value as How]] })}
      />
      {how !== 'email' && overview.push.devices === 0 && (
        <p role="status" className="mt-1.5 text-ink-soft">
          {texts.noDevice}{' '}
          <Link to={devicesHref} className="link">
            {texts.addDevice}
          </Link>
        </p>
      )}
    </div>
  );
}
