import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { usePlace } from '../use-place.ts';
import { dayName } from '../../../lib/day-words.ts';

/** To the form, with this day in it. */
export function AddEvent({ day }: { readonly day: string }) {
  const { goTo } = usePlace();
  return (
    <Button
      look="quiet"
      className="px-1.5! text-small print:hidden"
      onClick={() => goTo({ at: 'new', day })}
    >
      <Plus className="size-5 shrink-0" aria-hidden="true" />
      <span>
        Add event<span className="sr-only">{` on ${dayName(day)}`}</span>
      </span>
    </Button>
  );
}
