/** The state of an answer that a part of a screen shows. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'succeeded'; readonly data: T };
