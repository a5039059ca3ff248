import { productName } from '@caretrail/contract/texts/product';
import { useEffect } from 'react';

/** The variable part comes first, because tabs cut the end off and screen readers read from the left. */
export const documentTitle = (title: string): string =>
  title === productName ? title : `${title} · ${productName}`;

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
