import { routeNames, routeOf } from '@caretrail/contract/access/routes';
import { describe, expect, it } from 'vitest';
import { isPageNotLoaded, lazyPage } from '../lib/lazy-page.ts';
import { pages } from './pages.ts';

/** React keeps how to load a lazy component in these two fields. */
type Lazy = { readonly _init: (payload: unknown) => unknown; readonly _payload: unknown };

async function loaded(page: unknown): Promise<unknown> {
  const { _init, _payload } = page as Lazy;
  try {
    return _init(_payload);
  } catch (pending) {
    await pending;
    return _init(_payload);
  }
}

describe('§2.1 the pages', () => {
  it('are those of the route table; / only redirects', () => {
    expect([...Object.keys(pages), 'root'].toSorted()).toEqual(routeNames.toSorted());
  });

  it.each([
    ['/login', 'SignInPage'],
    ['/forgot-password', 'ForgottenPage'],
    ['/set-new-password', 'NewPasswordPage'],
    ['/forgot-password-error', 'LinkErrorPage'],
    ['/terms', 'TermsPage'],
    ['/oauth/callback', 'ProviderReturnPage'],
    ['/mfa', 'AuthenticatorPage'],
    ['/verify', 'EmailCodePage'],
    ['/password-verify', 'EmailCodePage'],
    ['/preboarding', 'PreboardingPage'],
    ['/dashboard', 'DashboardPage'],
    ['/treatments', 'TreatmentsPage'],
    ['/treatment/some-id', 'TreatmentPage'],
    ['/locations', 'LocationsPage'],
    ['/articles', 'ArticlesPage'],
    ['/settings', 'SettingsPage'],
    ['/medication', 'MedicationsPage'],
    ['/timelines', 'TimelinesPage'],
    ['/files-documents', 'FilesPage'],
    ['/admin-panel', 'AdminPanelPage'],
    ['/user/some-id', 'UserPage'],
  ])('%s loads %s', async (path, component) => {
    const name = routeOf(path) as keyof typeof pages;
    expect(await loaded(pages[name])).toHaveProperty('name', component);
  });

  it('a page whose files are missing is distinguished from a crash', async () => {
    const page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await loaded(page).catch((thrown: unknown) => thrown);
    expect(isPageNotLoaded(error)).toBe(true);
    expect(isPageNotLoaded(new TypeError('x is undefined'))).toBe(false);
  });
});
