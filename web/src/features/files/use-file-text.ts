import { useEffect, useState } from 'react';
import { filesApi } from '../../data/files.ts';

/** A file is read a few seconds after its upload; what takes longer is there at the next visit. */
const askAgainMs = 2000;
const mostAsked = 15;

/** The words of a file, asked for again while it is being read. */
export function useFileText(id: string, { isWanted = true } = {}) {
  const [asked, setAsked] = useState(0);
  const { data, isError, refetch } = filesApi.useFindFileTextQuery(
    { params: { id } },
    { skip: !isWanted },
  );
  const isWaiting = isWanted && data?.state === 'waiting' && asked < mostAsked;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void refetch();
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [isWaiting, asked, refetch]);
  return { data, isError };
}
