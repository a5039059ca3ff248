/** What getting started leaves to the dashboard: the questions have a door of their own, the question of the day too. */
/** For new patients alone, so in a chunk of its own. */
export const loadFirstThings = () => import('./first-things.tsx').then((m) => m.FirstThings);
