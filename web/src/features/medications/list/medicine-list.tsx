import type { Medication } from '@caretrail/contract/medications/schema';
import { ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DeleteSelected } from './delete-selected.tsx';
import { type Clock, MedicineRow } from './medicine-row.tsx';
import { listTexts as texts } from './texts.ts';

type MedicineListProps = { readonly medicines: readonly Medication[]; readonly clock: Clock };

/** The medicines; "Select" puts a box before each, to delete several at once. */
export function MedicineList({ medicines, clock }: MedicineListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const selectButton = useRef<HTMLButtonElement>(null);
  const firstOfBar = useRef<HTMLButtonElement>(null);
  const wasSelecting = useRef(false);
  const isSelecting = chosen !== null;
  useEffect(() => {
    if (wasSelecting.current === isSelecting) return;
    wasSelecting.current = isSelecting;
    // What had the focus went away: "Select" for the bar, and the bar for "Select".
    (isSelecting ? firstOfBar : selectButton).current?.focus();
  }, [isSelecting]);
  const selected = medicines.filter(({ id }) => chosen?.has(id));
  const isAll = selected.length === medicines.length;
  const onSelect = (id: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      {chosen === null ? (
        <Button
          ref={selectButton}
          look="quiet"
          className="px-3"
          onClick={() => setChosen(new Set())}
        >
          <ListChecks className="size-5" aria-hidden="true" />
          {texts.select}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-3 rounded-control border border-edge bg-action-tint px-4 py-2">
          <p role="status" className="me-auto font-medium">
            {texts.selected(selected.length)}
          </p>
          <Button
            ref={firstOfBar}
            look="quiet"
            className="px-3"
            onClick={() => setChosen(new Set(isAll ? [] : medicines.map(({ id }) => id)))}
          >
            {isAll ? texts.selectNone : texts.selectAll}
          </Button>
          <DeleteSelected selected={selected} onDone={() => setChosen(null)} />
          <Button look="secondary" onClick={() => setChosen(null)}>
            {texts.stopSelecting}
          </Button>
        </div>
      )}
      <ul className="pt-2">
        {medicines.map((medicine) => (
          <MedicineRow
            key={medicine.id}
            medicine={medicine}
            clock={clock}
            isSelected={chosen?.has(medicine.id)}
            onSelect={(isOn) => onSelect(medicine.id, isOn)}
          />
        ))}
      </ul>
    </>
  );
}
