import type { RouteName } from '@caretrail/contract/access/routes';
import { lazyPage, type LazyPage } from '../lib/lazy-page.ts';

/** For a screen before the shell that asks the server for records: the data layer comes with its chunk. */
const withDataLayer = async <P>(page: Promise<P>): Promise<P> => {
  const [loaded, { addDataLayer }] = await Promise.all([page, import('./data-layer.ts')]);
  addDataLayer();
  return loaded;
};

const emailCode = lazyPage(() =>
  import('../features/mfa/email-code-page.tsx').then((m) => m.EmailCodePage),
);

/** §2.1: the screen of every route, each in a chunk of its own. `/` only ever redirects. */
export const pages: Record<Exclude<RouteName, 'root'>, LazyPage<object>> = {
  login: lazyPage(() => import('../features/sign-in/page.tsx').then((m) => m.SignInPage)),
  forgotPassword: lazyPage(() =>
    import('../features/password/forgotten-page.tsx').then((m) => m.ForgottenPage),
  ),
  setNewPassword: lazyPage(() =>
    import('../features/password/new-password-page.tsx').then((m) => m.NewPasswordPage),
  ),
  forgotPasswordError: lazyPage(() =>
    import('../features/password/link-error-page.tsx').then((m) => m.LinkErrorPage),
  ),
  terms: lazyPage(() =>
    withDataLayer(import('../features/terms/page.tsx')).then((m) => m.TermsPage),
  ),
  oauthCallback: lazyPage(() =>
    import('../features/sign-in/provider-return-page.tsx').then((m) => m.ProviderReturnPage),
  ),
  mfa: lazyPage(() =>
    import('../features/mfa/authenticator-page.tsx').then((m) => m.AuthenticatorPage),
  ),
  verify: emailCode,
  // §2.1: the same screen as /verify.
  passwordVerify: emailCode,
  reminder: lazyPage(() =>
    import('../features/reminders/one-tap/page.tsx').then((m) => m.ReminderPage),
  ),
  circleLink: lazyPage(() =>
    import('../features/circle-link/page.tsx').then((m) => m.CircleLinkPage),
  ),
  invitation: lazyPage(() =>
    import('../features/invitation/page.tsx').then((m) => m.InvitationPage),
  ),
  emergencyCard: lazyPage(() =>
    import('../features/emergency-card/page.tsx').then((m) => m.EmergencyCardPage),
  ),
  preboarding: lazyPage(() =>
    withDataLayer(import('../features/preboarding/page.tsx')).then((m) => m.PreboardingPage),
  ),
  dashboard: lazyPage(() => import('../features/dashboard/page.tsx').then((m) => m.DashboardPage)),
  treatments: lazyPage(() =>
    import('../features/treatments/page.tsx').then((m) => m.TreatmentsPage),
  ),
  treatment: lazyPage(() =>
    import('../features/treatments/treatment-page.tsx').then((m) => m.TreatmentPage),
  ),
  locations: lazyPage(() => import('../features/locations/page.tsx').then((m) => m.LocationsPage)),
  articles: lazyPage(() => import('../features/articles/page.tsx').then((m) => m.ArticlesPage)),
  settings: lazyPage(() => import('../features/settings/page.tsx').then((m) => m.SettingsPage)),
  medication: lazyPage(() =>
    import('../features/medications/page.tsx').then((m) => m.MedicationsPage),
  ),
  timelines: lazyPage(() => import('../features/timelines/page.tsx').then((m) => m.TimelinesPage)),
  filesDocuments: lazyPage(() => import('../features/files/page.tsx').then((m) => m.FilesPage)),
  helping: lazyPage(() => import('../features/helping/page.tsx').then((m) => m.HelpingPage)),
  adminPanel: lazyPage(() => import('./admin-panel-page.tsx').then((m) => m.AdminPanelPage)),
  user: lazyPage(() => import('../features/user-management/user-page.tsx').then((m) => m.UserPage)),
};
