import { memo, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { restTaps } from '../../lib/rest-taps.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { ResultLine } from './result-line.tsx';
import { isFollowed } from './result-link.tsx';
import { linesOf, type Result, type ResultGroup } from './results.ts';
import { groupTexts, searchTexts as texts } from './texts.ts';
import type { Shown } from './use-found.ts';

export const nameOf = ({ name, isSimilar }: ResultGroup): string =>
  isSimilar ? groupTexts.similar({ group: groupTexts[name] }) : groupTexts[name];

/** No tap was meant for new results. */
function useRest(shown: Shown) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    () => (list.current === null || shown.text === '' ? undefined : restTaps(list.current)),
    [shown],
  );
  return list;
}

export const optionId = (id: string, place: number): string => `${id}-${place}`;

const placeMark = 'data-place';
const placeOf = (target: EventTarget): number => {
  const option = target instanceof Element ? target.closest(`[${placeMark}]`) : null;
  return Number(option?.getAttribute(placeMark) ?? -1);
};

type OptionProps = {
  readonly id: string;
  readonly place: number;
  readonly result: Result;
  readonly query: string;
  readonly isSimilar: boolean;
  readonly isActive: boolean;
};

/** A plain link: the list follows it. A link of the router costs more than the line itself, for each letter. */
const Option = memo(({ id, place, result, query, isSimilar, isActive }: OptionProps) => {
  const Link = result.isElsewhere ? NewTabLink : 'a';
  return (
    <Link
      id={optionId(id, place)}
      {...{ [placeMark]: place }}
      href={result.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="flex min-h-target gap-3 rounded-control border-2 border-transparent px-3 py-2 text-ink no-underline aria-selected:border-action aria-selected:bg-action-tint"
    >
      <ResultLine result={result} query={query} isSimilar={isSimilar} />
    </Link>
  );
});

type OptionListProps = {
  readonly id: string;
  readonly shown: Shown;
  /** The line that Enter opens; -1: none. */
  readonly active: number;
  readonly onPoint: (place: number) => void;
  readonly onFollow: () => void;
};

/**
 * The results as a listbox. The focus stays in the field; each line is a link, so that it can also be opened in a new
 * tab.
 */
export const OptionList = memo(({ id, shown, active, onPoint, onFollow }: OptionListProps) => {
  const list = useRest(shown);
  const navigate = useNavigate();
  const { groups, text } = shown;
  const onClick = (event: MouseEvent): void => {
    const result = linesOf(groups)[placeOf(event.target)];
    if (result === undefined || !isFollowed(event)) return;
    event.preventDefault();
    // Before the screen changes: its heading is focused, which an open dialog would prevent.
    onFollow();
    void navigate(result.href, { state: result.state });
  };
  // A pointer that lies still under a new list selects nothing.
  const onPointerMove = ({ target }: PointerEvent): void => {
    const place = placeOf(target);
    if (place !== -1 && place !== active) onPoint(place);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={texts.results}
      className="space-y-4"
      onClick={onClick}
      onPointerMove={onPointerMove}
    >
      {groups.map((group, position) => {
        const heading = `${id}-${group.name}`;
        const first = linesOf(groups.slice(0, position)).length;
        return (
          <div key={group.name} role="group" aria-labelledby={heading}>
            <p
              id={heading}
              role="presentation"
              className="px-3 pb-1 text-small font-semibold text-ink-soft"
            >
              {nameOf(group)}
            </p>
            {linesOf([group]).map((result, at) => (
              <Option
                // By its place: a line that changes is cheaper than a new one.
                key={at}
                {...{ id, result }}
                place={first + at}
                isSimilar={group.isSimilar && result !== group.more}
                query={text}
                isActive={first + at === active}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
});
