import { type Choices, labelIn } from '../../../data/choices.ts';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { listTexts as texts } from '../texts.ts';
import { useToday } from '../use-today.ts';
import { TreatmentCard } from './treatment-card.tsx';

type OneTabProps = {
  readonly name: keyof typeof texts.empty;
  readonly treatments: readonly Treatment[];
  readonly places: Choices;
  readonly isSearch: boolean;
  readonly onCreate: () => void;
  readonly onShowAll: () => void;
};

export function OneTab(props: OneTabProps) {
  const { name, treatments, places, isSearch, onCreate, onShowAll } = props;
  const today = useToday();
  if (treatments.length > 0) {
    return (
      <ul className="grid gap-5 xl:grid-cols-2">
        {treatments.map((treatment) => (
          <TreatmentCard
            key={treatment.id}
            treatment={treatment}
            place={labelIn(places, treatment.location_id)}
            today={today}
          />
        ))}
      </ul>
    );
  }
  if (isSearch) {
    return (
      <EmptyState
        action={
          <Button look="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.noMatch}
      </EmptyState>
    );
  }
  return (
    <EmptyState action={<Button onClick={onCreate}>{texts.add}</Button>}>
      {texts.empty[name]}
    </EmptyState>
  );
}
