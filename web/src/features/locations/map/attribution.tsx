import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { mapTexts as texts } from './texts.ts';

/** Whose map it is. Both are free to use; GeoNames asks to be named. */
export const Attribution = () => (
  <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
    <NewTabLink
      href="https://www.naturalearthdata.com/"
      className="link text-small font-normal! text-ink-soft!"
    >
      {texts.land}
    </NewTabLink>
    <NewTabLink
      href="https://www.geonames.org/"
      className="link text-small font-normal! text-ink-soft!"
    >
      {texts.towns}
    </NewTabLink>
  </p>
);
