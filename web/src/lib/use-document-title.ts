import { productName } from '@caretrail/contract/texts/product';
import { useEffect } from 'react';

/** The part that changes first: tabs and screen readers cut or read from the left. */
export const documentTitle = (title: string): string =>
  title === productName ? title : `${title} · ${productName}`;

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
