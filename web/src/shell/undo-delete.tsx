import { useCallback } from 'react';
import type { Deleted } from '../data/record-state.ts';
import { UndoNotice, UndoPlace } from '../ui/undo-notice.tsx';

type UndoDeleteProps = {
  readonly deleted: readonly Deleted[];
  /** Says what was deleted; where a toast says it (`isSaid`), only of what the undo is. */
  readonly words: (names: readonly string[], items: Deleted['items']) => string;
  readonly isSaid?: boolean;
  readonly onUndo: (ids: readonly string[]) => Promise<unknown>;
  /** The time for these is over. Must be a stable function. */
  readonly onOver: (ids: readonly string[]) => void;
};

type UndoProps = Omit<UndoDeleteProps, 'deleted'> & { readonly each: Deleted };

function Undo({ each: { items, untilMs }, words, isSaid, onUndo, onOver }: UndoProps) {
  const over = useCallback(() => onOver(items.map(({ id }) => id)), [onOver, items]);
  return (
    <UndoNotice
      {...{ isSaid, untilMs }}
      onUndo={() => onUndo(items.map(({ id }) => id))}
      onOver={over}
    >
      {words(
        items.map(({ name }) => name),
        items,
      )}
    </UndoNotice>
  );
}

/** For a list: restores the last deleted record, or all that one action deleted. */
export const UndoDelete = ({ deleted, ...props }: UndoDeleteProps) => (
  <UndoPlace>
    {deleted.map((each) => (
      <Undo key={each.items[0]?.id ?? each.untilMs} each={each} {...props} />
    ))}
  </UndoPlace>
);
