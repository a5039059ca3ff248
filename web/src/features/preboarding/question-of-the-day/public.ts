/** Loaded with what is below the day, not with the day. */
export { QuestionOfTheDay } from './question-of-the-day.tsx';
