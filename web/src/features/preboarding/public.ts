/** What getting started leaves to the dashboard. Keep it light: the questions have a door of their own. */
export { FirstThings } from './first-things.tsx';
export { QuestionOfTheDay } from './question-of-the-day.tsx';
