/** The questions of getting started, which the profile asks again. */
export { withAnswer } from './answer.ts';
export { answerRows, type Row } from './answer-rows.ts';
export { AllergiesQuestion } from './list-question.tsx';
export { DiagnosisQuestions } from './diagnosis-questions.tsx';
export { PeopleQuestions } from './people-questions.tsx';
export { begunIn, byField, type Errors, problemsIn, clearErrors } from './problems.ts';
export type { QuestionProps } from './answer.ts';
export { questions } from './question-texts.ts';
export { questionsOf, type Typed } from './typed-questions.ts';
export { WhereYouAreQuestions } from './where-you-are-questions.tsx';
export { YouQuestions } from './you-questions.tsx';
