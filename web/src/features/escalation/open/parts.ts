/** One chunk: few people have a critical medicine. */
export { loadOpen } from './load-open.ts';
export { OpenDoses } from './open-doses.tsx';
export { HelpedOpen } from './helped-open.tsx';
