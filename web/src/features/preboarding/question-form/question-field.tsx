import { limits } from '@caretrail/contract/limits';
import type { QuestionKey } from '@caretrail/contract/preboarding/questions';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { QuestionProps } from '../questions/answer.ts';
import { fieldsOf } from '../questions/bound-fields.ts';
import { choicesOf } from '../questions/choice-question.tsx';
import { codeletionOf, DiagnosedOnQuestion } from '../questions/diagnosis-questions.tsx';
import { AllergiesQuestion } from '../questions/list-question.tsx';
import {
  CaregiverQuestion,
  ContactQuestion,
  HospitalQuestion,
  OnCallQuestion,
} from '../questions/people-questions.tsx';
import { SymptomsQuestion } from '../questions/where-you-are-questions.tsx';
import { hintTexts as hints } from './texts.ts';

/** Reminders have settings of their own. */
export type AskedHere = Exclude<QuestionKey, 'reminders.email'>;

/** Of a contact, the first of its fields. */
export const firstField = (question: QuestionKey): string =>
  question === 'people.emergency_contact' ? `${question}.name` : question;

type QuestionFieldProps = QuestionProps & { readonly question: AskedHere };

/** The fields of one question. */
export function QuestionField({ question, ...props }: QuestionFieldProps) {
  const you = fieldsOf(props, 'you');
  const diagnosis = fieldsOf(props, 'diagnosis');
  const short = limits.text.short;
  switch (question) {
    case 'medicines.allergies':
      return <AllergiesQuestion {...props} isAlone />;
    case 'people.emergency_contact':
      return <ContactQuestion {...props} />;
    case 'people.hospital':
      return <HospitalQuestion {...props} />;
    case 'people.on_call_phone':
      return <OnCallQuestion {...props} />;
    case 'people.caregiver_email':
      return <CaregiverQuestion {...props} />;
    case 'where_you_are.stage':
      return <RadioGroup {...fieldsOf(props, 'where_you_are').radios('stage')} />;
    case 'where_you_are.symptoms':
      return <SymptomsQuestion {...props} isAlone />;
    case 'diagnosis.diagnosis':
      return (
        <TextField {...diagnosis.text('diagnosis')} hint={hints.diagnosis} maxLength={short} />
      );
    case 'diagnosis.diagnosed_on':
      return <DiagnosedOnQuestion {...props} hint={hints.diagnosedOn} />;
    case 'diagnosis.disease_group':
      return <RadioGroup {...diagnosis.radios('disease_group')} />;
    case 'diagnosis.glioma_type':
      return (
        <TextField {...diagnosis.text('glioma_type')} hint={hints.gliomaType} maxLength={short} />
      );
    case 'diagnosis.lobe':
      return <TextField {...diagnosis.text('lobe')} hint={hints.lobe} maxLength={short} />;
    case 'diagnosis.who_grade':
      return <RadioGroup {...diagnosis.radios('who_grade')} hint={hints.letters} />;
    case 'diagnosis.side':
      return <RadioGroup {...diagnosis.radios('side')} hint={hints.letters} />;
    case 'diagnosis.idh':
      return <RadioGroup {...diagnosis.radios('idh')} hint={hints.letters} />;
    case 'diagnosis.mgmt':
      return <RadioGroup {...diagnosis.radios('mgmt')} hint={hints.letters} />;
    case 'diagnosis.codeletion_1p19q': {
      const { labels, onAnswer, ...field } = codeletionOf(props);
      return (
        <RadioGroup
          {...field}
          choices={choicesOf(labels)}
          hint={hints.letters}
          onChange={onAnswer}
        />
      );
    }
    case 'you.sex':
      return <RadioGroup {...you.radios('sex')} />;
    case 'you.filled_in_by':
      return <RadioGroup {...you.radios('filled_in_by')} />;
  }
}
