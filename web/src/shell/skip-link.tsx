import { messages } from '@caretrail/contract/i18n/messages';
import { buttonClass } from '../ui/button.tsx';

const texts = messages('shell/skip-link', { skip: 'Skip to content' });

export const contentId = 'content';

/** The first Tab stop on every page: skips the menu. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className={`${buttonClass()} absolute start-3 top-3 z-20 not-focus:sr-only`}
      onClick={(event) => {
        // The address does not change: this is a jump within the page.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {texts.skip}
    </a>
  );
}
