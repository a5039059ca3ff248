import type { Bench } from './promise.ts';
import { typingIn } from './typing.ts';

export const bench: Bench = () => typingIn('timelines', '20,000 events');
