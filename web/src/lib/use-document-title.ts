import { productName } from '@caretrail/contract/texts/product';
import { messages } from '@caretrail/contract/i18n/messages';
import { useEffect } from 'react';
import { chosenHere } from './chosen-record.ts';

const texts = messages('lib/title', { ofRecord: '{name}: {title}' });

/** The variable part comes first, because tabs cut the end off and screen readers read from the left. */
export function documentTitle(title: string): string {
  const { record } = chosenHere;
  const whole = title === productName ? title : `${title} · ${productName}`;
  return record === null ? whole : texts.ofRecord({ name: record.name, title: whole });
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
