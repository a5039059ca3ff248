import { useDebounced } from '../lib/use-debounced.ts';
import { useIsLoadPending } from '../lib/lazy-page.ts';
import { pageTexts } from '../shell/page-texts.ts';

const noticeableMs = 200;

/** The previous screen stays until the next one is loaded; on a slow connection this note says that it is loading. */
export function LoadingNote() {
  const isPending = useIsLoadPending();
  const wasPending = useDebounced(isPending, noticeableMs);
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-edge)+1.5rem)] z-20 text-center"
    >
      {isPending && wasPending && (
        <span className="inline-block rounded-full border border-rule bg-sheet px-5 py-2 font-semibold shadow-sheet">
          {pageTexts.loading}
        </span>
      )}
    </p>
  );
}
