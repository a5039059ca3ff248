import { articlesApi } from '../../data/articles.ts';
import { selectHasOwnRecord } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';

/** Whether articles about outlook are hidden from the user. */
export type Outlook =
  /** An administrator has no record, and so no such choice. */
  | { readonly status: 'absent' | 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'known'; readonly isHidden: boolean };

export function useOutlook(): Outlook {
  const isPatient = useAppSelector(selectHasOwnRecord);
  const { data, error, refetch } = articlesApi.useFindArticleChoicesQuery(undefined, {
    skip: !isPatient,
  });
  if (!isPatient) return { status: 'absent' };
  if (data !== undefined) return { status: 'known', isHidden: data.hide_outlook };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', onRetry: () => void refetch() };
}

/** As long as the choice is not known, nothing is shown that might not be wanted. */
export const hidesOutlook = (outlook: Outlook): boolean =>
  outlook.status === 'known' ? outlook.isHidden : outlook.status !== 'absent';
