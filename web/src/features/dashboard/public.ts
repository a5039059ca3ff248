/** How the next visit is named on any screen. */
export { formatVisitTime } from './format-line.ts';
