export { CriticalPart } from './critical-part.tsx';
export { criticalTexts } from './texts.ts';
export { useCritical } from './use-critical.ts';
