import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hide, reveal } from './hidden-state.ts';

/**
 * The parts of an address that a screen may set. The part after '#' is never sent to a server, but stays in the history of
 * the browser: it holds a reference to what tells about the user's health.
 */
export type Address = { readonly search: string; readonly hash: string };

export const queryIn = ({ search }: Address): URLSearchParams => new URLSearchParams(search);
/** As app/use-kept-address.ts finds it. */
const reference = 'at';

/** What is written out is read too. */
export function hiddenIn({ hash }: Pick<Address, 'hash'>): URLSearchParams {
  const written = hash.slice(1);
  return new URLSearchParams(`${reveal(new URLSearchParams(written).get(reference))}&${written}`);
}

/** `hidden` as the part after '#'. */
export const hashOf = (hidden: URLSearchParams): string =>
  hidden.size === 0 ? '' : `#${reference}=${hide(hidden.toString())}`;

export const addressOf = (query: URLSearchParams, hidden: URLSearchParams): Address => ({
  search: query.size === 0 ? '' : `?${query}`,
  hash: hashOf(hidden),
});

/** How a state is written into and read from the address. */
export type AddressForm<S> = {
  readonly read: (address: Address) => S;
  readonly write: (state: S, address: Address) => Address;
};

/** Every choice adds a history entry; a search text that only grows or shrinks shares one. */
export function useAddressState<S extends { readonly search: string }>(
  form: AddressForm<S>,
): readonly [S, (next: S) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { read, write } = form;
  const state = useMemo(() => read({ search, hash }), [read, search, hash]);
  const change = (next: S): void => {
    const isTyping = state.search !== '' && next.search !== '' && state.search !== next.search;
    void navigate(write(next, { search, hash }), { replace: isTyping });
  };
  return [state, change];
}
