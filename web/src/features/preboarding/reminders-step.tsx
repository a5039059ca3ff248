import { TextField } from '../../ui/text-field.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { fieldsOf } from './questions/bound-fields.ts';
import { questions } from './questions/question-texts.ts';
import type { QuestionProps } from './questions/question-props.ts';

const texts = questions.reminders;

export function RemindersStep(props: QuestionProps) {
  const { draft, onAnswer } = props;
  const { reminders } = draft;
  const { text } = fieldsOf(props, 'reminders');
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{texts.how}</legend>
        <TickBox
          name="reminders.email"
          label={texts.email}
          checked={reminders.email ?? false}
          onChange={({ currentTarget: { checked: value } }) =>
            onAnswer({ part: 'reminders', name: 'email', value })
          }
        />
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{texts.quiet}</legend>
        <p className="mb-3 text-ink-soft">{texts.quietHint}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...text('quiet_from')} type="time" />
          <TextField {...text('quiet_until')} type="time" />
        </div>
      </fieldset>
      <section aria-labelledby="install">
        <h3 id="install" className="mb-1.5 font-semibold">
          {texts.install}
        </h3>
        <p className="text-ink-soft">{texts.installHint}</p>
      </section>
    </>
  );
}
