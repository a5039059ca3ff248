import { footerTexts } from '@caretrail/contract/cookie-consent/texts';
import { openCookiePreferences } from './cookie-view.ts';
import { PolicyLinks } from './policy-links.tsx';

/** At the end of every page. §4.5: the cookie choice can be changed from here. */
export function Footer({ className = '' }: { readonly className?: string }) {
  return (
    <footer className={className}>
      <ul className="flex flex-wrap gap-x-6 border-t border-rule py-4 text-small">
        <li>
          <button type="button" className="link" onClick={openCookiePreferences}>
            {footerTexts.cookiePreferences}
          </button>
        </li>
        <PolicyLinks />
      </ul>
    </footer>
  );
}
