import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { frameTexts } from './frame-texts.ts';
import { FoundProblem, FoundStatus } from './found-state.tsx';
import { nameOf } from './option-list.tsx';
import { ResultLine } from './result-line.tsx';
import { ResultLink } from './result-link.tsx';
import type { Result, ResultGroup } from './results.ts';
import { useFound } from './use-found.ts';

const Line = ({
  result,
  text,
  isSimilar,
}: {
  readonly result: Result;
  readonly text: string;
  readonly isSimilar: boolean;
}) => (
  <li>
    <ResultLink
      result={result}
      className="flex min-h-target gap-3 rounded-control px-3 py-2 text-ink no-underline hover:bg-action-tint"
    >
      <ResultLine result={result} query={text} isSimilar={isSimilar} />
    </ResultLink>
  </li>
);

const Group = ({ group, text }: { readonly group: ResultGroup; readonly text: string }) => (
  <section aria-labelledby={`found-${group.name}`}>
    <h2 id={`found-${group.name}`} className="text-h3">
      {nameOf(group)}
    </h2>
    <ul className="-mx-3">
      {group.results.map((result) => (
        <Line key={result.key} result={result} text={text} isSimilar={group.isSimilar} />
      ))}
      {group.more !== null && <Line result={group.more} text={text} isSimilar={false} />}
    </ul>
  </section>
);

/** The search of the dashboard: the same results, on the page itself. The header waits for the typing to pause. */
export function FoundInRecord({ text }: { readonly text: string }) {
  const role = useAppSelector(selectUser)?.user_type ?? 'patient';
  const found = useFound(text, role, 0);
  const { shown } = found;
  const isFirst = shown.text === '';
  return (
    <div className="max-w-[46rem] space-y-5">
      <FoundStatus found={found} />
      {isFirst && <RowsLoading label={frameTexts.searching} />}
      <FoundProblem found={found} />
      {!isFirst &&
        shown.groups.map((group) => <Group key={group.name} group={group} text={shown.text} />)}
    </div>
  );
}
