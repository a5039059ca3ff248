/** What getting started leaves to the dashboard. Keep it light: the questions have a door of their own. */
/** For new patients alone, so in a chunk of its own. */
export const loadFirstThings = () => import('./first-things.tsx').then((m) => m.FirstThings);
export { QuestionOfTheDay } from './question-of-the-day.tsx';
