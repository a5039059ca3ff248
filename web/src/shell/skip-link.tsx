import { buttonClass } from '../ui/button.tsx';

export const contentId = 'content';

/** First in the order of Tab on every page: past the menu, to what is new on this page. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className={`${buttonClass()} absolute start-3 top-3 z-20 not-focus:sr-only`}
      onClick={(event) => {
        // The address keeps its form: it is a jump on the page, not a place to come back to.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
