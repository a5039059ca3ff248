import { Link } from 'react-router';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { devicesHref } from './devices/devices-href.ts';
import { type ChoicesProps, type How, howOf, type KindBy } from './draft.ts';
import { reminderTexts as texts } from './texts.ts';

const legends = {
  doses_by: texts.howDoses,
  stock_by: texts.howStock,
  events_by: texts.howEvents,
} as const satisfies Record<KindBy, string>;

const choices = [
  { value: 'push', label: texts.push },
  { value: 'email', label: texts.email },
] as const satisfies readonly { readonly value: How; readonly label: string }[];

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
      <RadioGroup
        legend={legends[kind]}
        name={kind}
        choices={choices}
        value={how}
        onChange={(value) => onChange({ [kind]: [value] })}
      />
      {how === 'push' && overview.push.devices === 0 && (
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
