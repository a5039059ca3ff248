import { limits } from '@caretrail/contract/limits';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { labels } from './labels.ts';
import { questions } from './question-texts.ts';
import type { StepProps } from './step-props.ts';

const texts = questions.diagnosis;
/** What the step above asks itself. */
const askedAbove = new Set(['disease_type', 'diagnosis', 'diagnosed_on']);

/** What only the letters know: closed at first, so that the step stays short. */
export function TumourDetails({ draft, mistakes, onAnswer }: StepProps) {
  const { diagnosis } = draft;
  const names = Object.keys(diagnosis).filter((name) => !askedAbove.has(name));
  // Only at first: it must not close under somebody who empties a field.
  const [isUsed] = useState(names.length > 0);
  const isWrong = Object.keys(mistakes).some((field) => names.includes(field.split('.')[1] ?? ''));
  const codeletion = diagnosis.codeletion_1p19q;
  return (
    <details open={isUsed || isWrong} className="rounded-sheet border border-edge px-4 py-2">
      <summary className="min-h-target py-2 font-semibold text-action">{texts.more}</summary>
      <p className="text-ink-soft">{texts.moreHint}</p>
      <div className="space-y-7 py-4">
        <TextField
          label={texts.glioma_type}
          name="diagnosis.glioma_type"
          hint={texts.gliomaTypeHint}
          maxLength={limits.text.short}
          autoComplete="off"
          value={diagnosis.glioma_type ?? ''}
          error={mistakes['diagnosis.glioma_type']}
          onChange={({ currentTarget: { value } }) =>
            onAnswer({ part: 'diagnosis', name: 'glioma_type', value })
          }
        />
        <ChoiceQuestion
          legend={texts.who_grade}
          name="diagnosis.who_grade"
          labels={labels.who_grade}
          value={diagnosis.who_grade}
          onAnswer={(value) => onAnswer({ part: 'diagnosis', name: 'who_grade', value })}
        />
        <ChoiceQuestion
          legend={texts.side}
          name="diagnosis.side"
          labels={labels.side}
          value={diagnosis.side}
          onAnswer={(value) => onAnswer({ part: 'diagnosis', name: 'side', value })}
        />
        <TextField
          label={texts.lobe}
          name="diagnosis.lobe"
          hint={texts.lobeHint}
          maxLength={limits.text.short}
          autoComplete="off"
          value={diagnosis.lobe ?? ''}
          error={mistakes['diagnosis.lobe']}
          onChange={({ currentTarget: { value } }) =>
            onAnswer({ part: 'diagnosis', name: 'lobe', value })
          }
        />
        <ChoiceQuestion
          legend={texts.idh}
          name="diagnosis.idh"
          labels={labels.idh}
          value={diagnosis.idh}
          onAnswer={(value) => onAnswer({ part: 'diagnosis', name: 'idh', value })}
        />
        <ChoiceQuestion
          legend={texts.mgmt}
          name="diagnosis.mgmt"
          labels={labels.mgmt}
          value={diagnosis.mgmt}
          onAnswer={(value) => onAnswer({ part: 'diagnosis', name: 'mgmt', value })}
        />
        <ChoiceQuestion
          legend={texts.codeletion_1p19q}
          name="diagnosis.codeletion_1p19q"
          labels={labels.codeletion_1p19q}
          value={codeletion === undefined ? undefined : codeletion ? 'yes' : 'no'}
          onAnswer={(said) =>
            onAnswer({
              part: 'diagnosis',
              name: 'codeletion_1p19q',
              value: said === undefined ? undefined : said === 'yes',
            })
          }
        />
        <ChoiceQuestion
          legend={texts.disease_group}
          name="diagnosis.disease_group"
          labels={labels.disease_group}
          value={diagnosis.disease_group}
          onAnswer={(value) => onAnswer({ part: 'diagnosis', name: 'disease_group', value })}
        />
      </div>
    </details>
  );
}
