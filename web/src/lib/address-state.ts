import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The parts of an address that a screen may set. The part after '#' is never sent to a server. */
export type Address = { readonly search: string; readonly hash: string };

export const queryIn = ({ search }: Address): URLSearchParams => new URLSearchParams(search);
export const hiddenIn = ({ hash }: Address): URLSearchParams =>
  new URLSearchParams(hash.replace(/^#/, ''));

const withMark = (mark: string, params: URLSearchParams): string =>
  params.size === 0 ? '' : `${mark}${params}`;

export const addressOf = (query: URLSearchParams, hidden: URLSearchParams): Address => ({
  search: withMark('?', query),
  hash: withMark('#', hidden),
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
