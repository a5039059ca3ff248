import { useLocation, useNavigate } from 'react-router';

type Changes = Readonly<Record<string, string | null>>;

/** Further settings of a view (its date, its zoom), kept in the query. */
export function useViewQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const hrefWith = (changes: Changes): { search: string; hash: string } => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    return { search: query.size === 0 ? '' : `?${query}`, hash };
  };
  return {
    query: new URLSearchParams(search),
    hrefWith,
    change: (changes: Changes, options: { replace?: boolean } = {}): void =>
      void navigate(hrefWith(changes), options),
  };
}
