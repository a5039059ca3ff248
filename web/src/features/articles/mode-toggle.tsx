import { type DisplayMode, displayModes } from '@caretrail/contract/articles/feed-view';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { LayoutGrid, List } from 'lucide-react';
import { useId } from 'react';
import { ToggleButton } from '../../ui/toggle-button.tsx';

const icons = { grid: LayoutGrid, list: List } as const;

type ModeToggleProps = {
  readonly mode: DisplayMode;
  readonly onChange: (mode: DisplayMode) => void;
};

/** §2.6: the View toggle, grid or list. */
export function ModeToggle({ mode, onChange }: ModeToggleProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className="mb-1.5 block font-semibold">
        {articlesTexts.view}
      </span>
      <div className="flex gap-2">
        {displayModes.map((each) => {
          const Icon = icons[each];
          return (
            <ToggleButton
              key={each}
              isPressed={mode === each}
              className="max-sm:px-3 sm:px-4"
              onClick={() => onChange(each)}
            >
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {articlesTexts[each]}
            </ToggleButton>
          );
        })}
      </div>
    </div>
  );
}
