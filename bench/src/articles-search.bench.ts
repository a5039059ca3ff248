import type { Bench } from './promise.ts';
import { typingIn } from './typing.ts';

export const bench: Bench = () => typingIn('articles', '10,000 articles');
