import { useEffect } from 'react';
import { contentArea, scrollToStart } from '../../../lib/content-area.ts';

/** The part of the screen that has the search field. */
export const toolsMark = 'data-file-tools';

/**
 * In a low window the field for adding files fills the content area: what a search finds would stand below its edge. The
 * search field then comes to its top.
 */
export function useFoundInSight(search: string, shown: readonly unknown[]): void {
  useEffect(() => {
    const area = contentArea();
    const first = area?.querySelector('[data-file]');
    const tools = area?.querySelector<HTMLElement>(`[${toolsMark}]`);
    if (search.trim() === '' || !area || !first || !tools) return;
    const { bottom } = area.getBoundingClientRect();
    if (first.getBoundingClientRect().bottom > bottom) scrollToStart(tools);
  }, [search, shown]);
}
