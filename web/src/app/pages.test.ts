import { routeNames, routeOf } from '@caretrail/contract/access/routes';
import { describe, expect, it } from 'vitest';
import { isPageNotLoaded, lazyPage } from '../lib/lazy-page.ts';
import { pages } from './pages.ts';

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
    ['/reminder', 'ReminderPage'],
    ['/circle-link', 'CircleLinkPage'],
    ['/invitation', 'InvitationPage'],
    ['/emergency-card', 'EmergencyCardPage'],
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
    ['/helping', 'HelpingPage'],
    ['/admin-panel', 'AdminPanelPage'],
    ['/user/some-id', 'UserPage'],
  ])('%s loads %s', async (path, component) => {
    const name = routeOf(path) as keyof typeof pages;
    expect(await pages[name].load()).toHaveProperty('name', component);
  });

  it('a page whose files are missing is distinguished from a crash', async () => {
    const page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await page.load().catch((thrown: unknown) => thrown);
    expect(isPageNotLoaded(error)).toBe(true);
    expect(isPageNotLoaded(new TypeError('x is undefined'))).toBe(false);
  });
});
