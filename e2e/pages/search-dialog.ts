import type { Page } from '@playwright/test';

/** The search over everything. */
export function searchDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search', exact: true });
  return {
    dialog,
    /** In the sidebar, or in the bar of a phone. */
    button: page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }),
    field: dialog.getByRole('combobox', { name: 'Search' }),
    list: dialog.getByRole('listbox', { name: 'Results' }),
    group: (name: string) => dialog.getByRole('group', { name, exact: true }),
    option: (name: string | RegExp) => dialog.getByRole('option', { name }),
    /** The line that Enter opens. */
    chosen: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
    close: dialog.getByRole('button', { name: 'Close' }),
    tryAgain: dialog.getByRole('button', { name: 'Try again' }),
  };
}
