import { type QuestionKey, questionKeys } from '@caretrail/contract/preboarding/questions';
import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeAppStore } from '../../../testing/app-store.ts';
import { begunIn } from '../questions/problems.ts';
import { questionsOf } from '../questions/typed-questions.ts';
import { type AskedHere, firstField, QuestionField } from './question-field.tsx';
import { QuestionForm } from './question-form.tsx';

/** What each asks for; a link for what has settings of its own. */
const fields: Record<QuestionKey, string> = {
  'medicines.allergies': 'Do you have any allergies?',
  'people.emergency_contact': 'Relationship to you',
  'where_you_are.stage': 'Waiting for surgery',
  'reminders.email': 'Set up reminders',
  'people.hospital': 'Your hospital or clinic',
  'people.on_call_phone': 'Your clinic’s phone number for urgent questions',
  'where_you_are.symptoms': 'Do you have any symptoms?',
  'diagnosis.diagnosis': 'What is your diagnosis?',
  'diagnosis.diagnosed_on': 'When were you diagnosed?',
  'diagnosis.disease_group': 'Do you also have any of these conditions?',
  'diagnosis.glioma_type': 'Type of glioma',
  'diagnosis.who_grade': 'WHO grade',
  'diagnosis.side': 'Side of the brain',
  'diagnosis.lobe': 'Part of the brain',
  'diagnosis.idh': 'IDH',
  'diagnosis.mgmt': 'MGMT',
  'diagnosis.codeletion_1p19q': '1p/19q codeletion',
  'people.caregiver_email': 'Email address of someone who helps you',
  'you.sex': 'Sex',
  'you.filled_in_by': 'Who is filling in this record?',
};

const formOf = (question: QuestionKey): string =>
  renderToStaticMarkup(
    <Provider store={makeAppStore()}>
      <MemoryRouter>
        <QuestionForm question={question} onEnd={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );

const empty = preboardingDraft.parse({});
const withError = (question: AskedHere, error: string): string =>
  renderToStaticMarkup(
    <QuestionField
      question={question}
      {...questionsOf(
        { draft: empty, unfinished: begunIn(empty) },
        { [firstField(question)]: error },
        {
          onAnswer: () => undefined,
          onUnfinished: () => undefined,
        },
      )}
    />,
  );

describe('each question that was left for later', () => {
  it.each(questionKeys)('%s can be asked, put off and declined', (question) => {
    const form = formOf(question);
    for (const text of [fields[question], 'Not now', 'Do not ask this again'])
      expect(form).toContain(`>${text}<`);
    expect(form.includes('type="submit"')).toBe(question !== 'reminders.email');
  });

  it.each(questionKeys.filter((key) => key !== 'reminders.email'))(
    '%s says that its answer is missing',
    (question) => {
      expect(withError(question, 'Answer it.')).toContain('Answer it.');
      expect(withError(question, '')).not.toContain('Answer it.');
    },
  );
});
