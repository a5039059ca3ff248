import { Printer } from 'lucide-react';
import { useArrival } from '../../../lib/use-arrival.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import { placeHref } from '../sections.ts';
import { SummarySheet } from './summary-sheet.tsx';
import { summaryTexts as texts } from './summary-texts.ts';
import { useSummary } from './use-summary.ts';

/** A screen of its own, made for paper: the print style leaves the sheet alone on the page. */
export function SummaryPage() {
  useArrival(texts.title);
  const summary = useSummary();
  return (
    <div className="max-w-[52rem]">
      <BackLink to={placeHref('data')}>{texts.back}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-3 text-h1 print:mt-0 print:mb-1 print:text-[16pt]">
        {texts.title}
      </h1>
      <LoadedPart loaded={summary}>
        {(value) => (
          <>
            <div className="mb-6 space-y-4 print:hidden">
              <p className="text-ink-soft">{texts.hint}</p>
              <Button onClick={() => print()}>
                <Printer className="size-5" aria-hidden="true" />
                {texts.print}
              </Button>
            </div>
            <SummarySheet summary={value} />
          </>
        )}
      </LoadedPart>
    </div>
  );
}
