import { hrefOf } from '@caretrail/contract/access/routes';
import { footerTexts } from '@caretrail/contract/cookie-consent/texts';
import { useInstallation } from '../session/use-installation.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { openCookiePreferences } from './cookie-view.ts';
import { LanguageChooser } from './language-chooser.tsx';

/** §2.8: links to the operator's pages, or to those that come with the product, as list items for the caller's list. */
export function PolicyLinks() {
  const installation = useInstallation();
  const links = [
    [footerTexts.privacyPolicy, installation?.privacy_url ?? '/privacy.html'],
    [footerTexts.cookiePolicy, installation?.cookie_policy_url ?? '/cookies.html'],
    [footerTexts.termsOfService, installation?.terms_url ?? hrefOf('terms')],
  ] as const;
  return links.map(([text, address]) => (
    <li key={text}>
      <NewTabLink className="link" href={address}>
        {text}
      </NewTabLink>
    </li>
  ));
}

/** §4.5: the cookie choice can be changed from here. */
export function Footer({ className = '' }: { readonly className?: string }) {
  return (
    <footer className={className}>
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-4 text-small">
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <button type="button" className="link" onClick={openCookiePreferences}>
              {footerTexts.cookiePreferences}
            </button>
          </li>
          <PolicyLinks />
        </ul>
        <LanguageChooser />
      </div>
    </footer>
  );
}
