import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { BodyOf } from '@caretrail/contract/http/endpoint';
import { signInTexts } from './texts.ts';

const texts = signInTexts.providerReturn;

type Returned = BodyOf<typeof authEndpoints.returnFromProvider>;

/** What came back in the address: something to send on, or a sentence that says why there is nothing. */
export type ProviderAnswer =
  | { readonly returned: Returned }
  | { readonly problem: string; readonly returned?: never };

/** `access_denied`: the user refused (RFC 6749); `unavailable` comes from our server. */
const problemOf = (error: string): string => {
  if (error === 'access_denied') return texts.cancelled;
  if (error === 'unavailable' || error === 'temporarily_unavailable') return texts.unavailable;
  return texts.failed;
};

export function readProviderAnswer(search: string): ProviderAnswer {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error !== null) return { problem: problemOf(error) };
  if (!query.has('code') && !query.has('state')) return { problem: texts.nothing };
  const { data } = authEndpoints.returnFromProvider.body.safeParse({
    code: query.get('code'),
    state: query.get('state'),
    iss: query.get('iss') ?? undefined,
  });
  return data === undefined ? { problem: texts.failed } : { returned: data };
}
