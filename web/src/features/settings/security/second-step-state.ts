import type { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';

/** Where changing the second step stands. */
export type SecondStepState =
  | { readonly at: 'resting' | 'busy' }
  | { readonly at: 'failed' | 'done'; readonly text: string }
  | { readonly at: 'set-up'; readonly enrolment: AnswerOf<typeof authEndpoints.enrolTotp> }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly why?: string };
