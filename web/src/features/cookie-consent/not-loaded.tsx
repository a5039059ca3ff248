import type { PanelProps } from './panel.tsx';

/** Said only to somebody who asked; the banner comes again with the next page. */
export const NotLoaded = ({ view }: PanelProps) =>
  view === 'preferences' && (
    <p role="alert" className="fixed inset-x-0 bottom-0 z-30 border-t border-edge bg-sheet p-4">
      The cookie preferences could not be loaded. Please check your connection and load the page
      again.
    </p>
  );
