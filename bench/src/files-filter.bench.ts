import type { Bench } from './promise.ts';
import { typingIn } from './typing.ts';

export const bench: Bench = () => typingIn('files', '5,000 files of 20,000 events');
