import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import type { QuestionProps } from './questions/answer.ts';
import { fieldsOf } from './questions/bound-fields.ts';
import { AllergiesQuestion, ListQuestion } from './questions/list-question.tsx';
import { questions } from './questions/question-texts.ts';
import { YouQuestions } from './questions/you-questions.tsx';

export function MedicinesStep(props: QuestionProps) {
  const { draft, onAnswer } = props;
  const { medicines } = draft.medicines;
  return (
    <>
      <ListQuestion
        legend={questions.medicines.medicines}
        name="medicines.medicines"
        labels={{ yes: questions.medicines.medicinesYes, none: questions.medicines.medicinesNone }}
        listLabel={questions.medicines.medicinesList}
        itemLabel={questions.medicines.medicine}
        addText={questions.medicines.addMedicine}
        value={medicines}
        step={props}
        onAnswer={(value) => onAnswer({ part: 'medicines', name: 'medicines', value })}
      />
      <AllergiesQuestion {...props} />
    </>
  );
}

export function YouStep(props: QuestionProps) {
  const { radios } = fieldsOf(props, 'you');
  const isPatient = props.draft.you.filled_in_by === 'patient';
  return (
    <>
      <div>
        <RadioGroup {...radios('filled_in_by')} />
        <div aria-live="polite">
          {!isPatient && (
            <p className="mt-3 border-s-4 border-rule ps-4">{questions.you.aboutPatient}</p>
          )}
        </div>
      </div>
      <YouQuestions {...props} />
    </>
  );
}

export function RemindersStep(props: QuestionProps) {
  const { draft, onAnswer } = props;
  const { reminders } = draft;
  const { text } = fieldsOf(props, 'reminders');
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{questions.reminders.how}</legend>
        <TickBox
          name="reminders.email"
          label={questions.reminders.email}
          checked={reminders.email ?? false}
          onChange={({ currentTarget: { checked: value } }) =>
            onAnswer({ part: 'reminders', name: 'email', value })
          }
        />
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{questions.reminders.quiet}</legend>
        <p className="mb-3 text-ink-soft">{questions.reminders.quietHint}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...text('quiet_from')} type="time" />
          <TextField {...text('quiet_until')} type="time" />
        </div>
      </fieldset>
      <section aria-labelledby="install">
        <h3 id="install" className="mb-1.5 font-semibold">
          {questions.reminders.install}
        </h3>
        <p className="text-ink-soft">{questions.reminders.installHint}</p>
      </section>
    </>
  );
}
