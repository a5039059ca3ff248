import { buttonClass } from '../ui/button.tsx';

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
      Skip to content
    </a>
  );
}
