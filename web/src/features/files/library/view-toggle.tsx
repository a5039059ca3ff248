import { LayoutGrid, List } from 'lucide-react';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { type LibraryView, libraryViews } from './library-state.ts';
import { libraryTexts as texts } from './texts.ts';

const icons = { list: List, grid: LayoutGrid } as const;

type ViewToggleProps = {
  readonly view: LibraryView;
  readonly onChange: (view: LibraryView) => void;
};

/** As a list, or as pictures. */
export const ViewToggle = ({ view, onChange }: ViewToggleProps) => (
  <div role="group" aria-label={texts.view} className="isolate flex">
    {libraryViews.map((each) => {
      const Icon = icons[each];
      return (
        <ToggleButton
          key={each}
          isPressed={view === each}
          className="rounded-none px-3 sm:px-4 not-first:-ms-px first:rounded-s-control last:rounded-e-control focus-visible:z-10 aria-pressed:z-10"
          onClick={() => onChange(each)}
        >
          <Icon className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
          {texts[each]}
        </ToggleButton>
      );
    })}
  </div>
);
