import { exampleLines } from '@caretrail/contract/reminders/format-mail';
import { useId } from 'react';
import { RadioCard } from '../../ui/radio-card.tsx';
import type { ChoicesProps } from './draft.ts';
import { reminderTexts as texts } from './texts.ts';

const choices = [
  { isNaming: false, value: 'discreet', label: texts.discreet, line: exampleLines.discreet },
  { isNaming: true, value: 'named', label: texts.named, line: exampleLines.named },
] as const;

/** Whether a mail names medicines and amounts, with a line of each kind as it would stand there. */
export function MailWords({ draft, onChange }: Pick<ChoicesProps, 'draft' | 'onChange'>) {
  const id = useId();
  return (
    <fieldset role="radiogroup" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-semibold">{texts.mailSays}</legend>
      <p id={`${id}-hint`} className="mb-3 text-ink-soft">
        {texts.mailSaysHint}
      </p>
      <div className="grid gap-2.5">
        {choices.map(({ isNaming, value, label, line }) => (
          <RadioCard
            key={value}
            name={`${id}-words`}
            value={value}
            isChosen={draft.names_in_mails === isNaming}
            onChoose={() => onChange({ names_in_mails: isNaming })}
            hint={texts.example(line)}
            className="flex min-h-target gap-3.5 px-4 py-3"
          >
            {label}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
