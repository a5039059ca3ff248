/** Which clock the medicines follow: the dashboard asks it too. */
export { ZoneQuestion } from './zone-question/zone-question.tsx';
