import { memo, useEffect, useRef } from 'react';
import { ResultLine } from './result-line.tsx';
import { isFollowed, ResultLink } from './result-link.tsx';
import type { Result, ResultGroup } from './results.ts';
import { groupTexts, searchTexts as texts } from './texts.ts';
import type { Shown } from './use-found.ts';

export const nameOf = ({ name, isSimilar }: ResultGroup): string =>
  isSimilar ? groupTexts.similar({ group: groupTexts[name] }) : groupTexts[name];

type OptionListProps = {
  readonly id: string;
  readonly shown: Shown;
  /** The line that Enter opens; -1: none. */
  readonly active: number;
  readonly onPoint: (place: number) => void;
  readonly onFollow: () => void;
};

export const optionId = (id: string, place: number): string => `${id}-${place}`;

/** How long new results ignore taps: none was meant for them. */
const restMs = 400;

/** See lib/steady-taps.ts, which does the same for buttons. Keys are not affected. */
function useRest(shown: Shown) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { dataset } = list.current ?? {};
    if (dataset === undefined || shown.text === '') return undefined;
    dataset['resting'] = '';
    const wake = (): boolean => delete dataset['resting'];
    const timer = setTimeout(wake, restMs);
    return () => {
      clearTimeout(timer);
      wake();
    };
  }, [shown]);
  return list;
}

const optionClass =
  'flex min-h-target gap-3 rounded-control border-2 border-transparent px-3 py-2 text-ink no-underline aria-selected:border-action aria-selected:bg-action-tint';

/**
 * The results as a listbox. The focus stays in the field; each line is a link, so that it can also be opened in a new
 * tab.
 */
export const OptionList = memo(({ id, shown, active, onPoint, onFollow }: OptionListProps) => {
  const list = useRest(shown);
  let place = -1;
  const option = (result: Result, isSimilar: boolean) => {
    place += 1;
    const own = place;
    return (
      <ResultLink
        key={result.key}
        result={result}
        id={optionId(id, own)}
        role="option"
        aria-selected={own === active}
        tabIndex={-1}
        // A pointer that lies still under a new list selects nothing.
        onPointerMove={() => own !== active && onPoint(own)}
        // Before the screen changes: its heading is focused, which an open dialog would prevent.
        onClick={(event) => isFollowed(event) && onFollow()}
        className={optionClass}
      >
        <ResultLine result={result} query={shown.text} isSimilar={isSimilar} />
      </ResultLink>
    );
  };
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.results} className="space-y-4">
      {shown.groups.map((group) => {
        const heading = `${id}-${group.name}`;
        return (
          <div key={group.name} role="group" aria-labelledby={heading}>
            <p
              id={heading}
              role="presentation"
              className="px-3 pb-1 text-small font-semibold text-ink-soft"
            >
              {nameOf(group)}
            </p>
            {group.results.map((result) => option(result, group.isSimilar))}
            {group.more !== null && option(group.more, false)}
          </div>
        );
      })}
    </div>
  );
});
