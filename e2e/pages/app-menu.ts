import type { Page } from '@playwright/test';
import { expect } from '../expect-visible.ts';

/** The menu of §2.4: the sidebar, or on a narrow screen the drawer. */
export function appMenu(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  return {
    nav: page.getByRole('navigation', { name: 'Main' }),
    /** The bar at the top of a narrow screen. */
    open,
    drawer,
    close: drawer.getByRole('button', { name: 'Close' }),
    collapse: page.getByRole('button', { name: 'Collapse menu' }),
    expand: page.getByRole('button', { name: 'Expand menu' }),
    link: (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }),
    button: (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true }),
    /** On a narrow screen it has to be opened first. */
    show: async () => {
      await expect(page.locator('main h1')).toBeVisible();
      if ((await open.isVisible()) && !(await drawer.isVisible())) await open.click();
    },
  };
}
