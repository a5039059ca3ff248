/** The questions of getting started, which the profile asks again. */
export { type Answer, withAnswer } from './questions/answer.ts';
export { answerRows, type Row } from './questions/answer-rows.ts';
export { AllergiesQuestion } from './questions/list-question.tsx';
export { DiagnosisQuestions } from './questions/diagnosis-questions.tsx';
export { PeopleQuestions } from './questions/people-questions.tsx';
export {
  begunIn,
  byField,
  isPartialField,
  type Errors,
  problemsIn,
  type Unfinished,
  clearErrors,
} from './questions/problems.ts';
export type { DateField, QuestionProps } from './questions/answer.ts';
export { questions } from './questions/question-texts.ts';
export { WhereYouAreQuestions } from './questions/where-you-are-questions.tsx';
export { YouQuestions } from './questions/you-questions.tsx';
