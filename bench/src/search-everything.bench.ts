import type { Bench } from './promise.ts';
import { typingIn } from './typing.ts';

export const bench: Bench = () => typingIn('everything', '20,000 events and 5,000 files');
