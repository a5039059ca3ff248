/** What getting started leaves to the dashboard. */
export { FirstThings } from './first-things.tsx';
export { QuestionOfTheDay } from './question-of-the-day.tsx';
/** The questions of getting started, which the profile asks again. */
export { type Answer, withAnswer } from './questions/answer.ts';
export { answerRows, type Row } from './questions/answer-rows.ts';
export { AllergiesQuestion } from './questions/list-question.tsx';
export { DiagnosisQuestions } from './questions/diagnosis-questions.tsx';
export { PeopleQuestions } from './questions/people-questions.tsx';
export { begunIn, byField, type Errors, problemsIn, clearErrors } from './questions/problems.ts';
export type { QuestionProps } from './questions/answer.ts';
export { questions } from './questions/question-texts.ts';
export { questionsOf, type Typed } from './questions/typed-questions.ts';
export { WhereYouAreQuestions } from './questions/where-you-are-questions.tsx';
export { YouQuestions } from './questions/you-questions.tsx';
