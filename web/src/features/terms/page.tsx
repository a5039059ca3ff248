import { homeOf, nextStep } from '@caretrail/contract/access/decide';
import { routes } from '@caretrail/contract/access/routes';
import type { Terms } from '@caretrail/contract/terms/schema';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { termsApi } from '../../data/terms.ts';
import { longDate } from '../../lib/long-date.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useSession } from '../../session/selectors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConsentForm } from './consent-form.tsx';
import { type Block, sectionsOf } from './markdown.ts';
import { termsTexts as texts } from './texts.ts';

function TextBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? (
        <h4 className="mt-5 font-semibold">{block.text}</h4>
      ) : (
        <h3 className="mt-7 text-h3">{block.text}</h3>
      );
    case 'paragraph':
      return <p className="mt-3">{block.text}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={`mt-3 space-y-1 ps-6 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
  }
}

/** The full text, as elements: no markup of it ever reaches the page. */
const TermsText = ({ terms }: { readonly terms: Terms }) => (
  <div lang={terms.language} dir="auto" className="wrap-break-word">
    {sectionsOf(terms.text).map((block, index) => (
      // The text does not change while it is shown.
      <TextBlock key={index} block={block} />
    ))}
  </div>
);

/** /terms: a decision if the terms are the user's next step, otherwise to read. */
export function TermsPage() {
  const { data, error, isFetching, refetch } = termsApi.useFindTermsQuery();
  const session = useSession();
  // The state when the screen opened: after accepting, the next screen opens.
  const [isToDecide] = useState(() => nextStep(session) === 'terms');
  const onLoad = (): void => void refetch();
  const isLoading = isFetching || error === undefined;
  return (
    <div className={`mx-auto ${isToDecide ? 'max-w-[68rem]' : 'max-w-prose'}`}>
      <h1 tabIndex={-1} className="text-h1">
        {routes.terms.title}
      </h1>
      {data === undefined && isLoading && (
        <p role="status" className="mt-6 text-ink-soft">
          {texts.loading}
        </p>
      )}
      {data === undefined && !isLoading && (
        <div className="mt-6 space-y-5">
          <Alert>{toApiError(error).text}</Alert>
          <Button onClick={onLoad}>{texts.again}</Button>
        </div>
      )}
      {/* Loaded again, those on the screen stay until the new ones are there. */}
      {data !== undefined && (
        <>
          <p className="mt-1 text-ink-soft">{texts.version({ date: longDate(data.published) })}</p>
          {isToDecide ? <ToDecide terms={data} onOutdated={onLoad} /> : <ToRead terms={data} />}
        </>
      )}
    </div>
  );
}

type TermsProps = { readonly terms: Terms };

const Summary = ({ terms }: TermsProps) => (
  <>
    <h2 id="summary" className="text-h2">
      {texts.summary}
    </h2>
    <ul lang={terms.language} dir="auto" className="mt-3 list-disc space-y-2 ps-6 wrap-break-word">
      {terms.summary.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);

const sheet = 'rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:p-7';

/** The summary and the consent side by side, or one below the other; the full text opens in its place. */
const ToDecide = ({ terms, onOutdated }: TermsProps & { readonly onOutdated: () => void }) => (
  <div className="mt-5 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
    <section aria-labelledby="summary" className={`min-w-0 ${sheet}`}>
      <Summary terms={terms} />
      <details className="group mt-3">
        <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
          {texts.readAll}
        </summary>
        <TermsText terms={terms} />
      </details>
    </section>
    <section aria-labelledby="decision" className={`${sheet} lg:sticky lg:top-5`}>
      <h2 id="decision" className="text-h2">
        {texts.decision}
      </h2>
      <ConsentForm version={terms.version} onOutdated={onOutdated} />
    </section>
  </div>
);

const ToRead = ({ terms }: TermsProps) => (
  <>
    <section aria-labelledby="summary" className={`mt-6 ${sheet}`}>
      <Summary terms={terms} />
    </section>
    <section aria-labelledby="full-text" className="mt-10">
      <h2 id="full-text" className="text-h2">
        {texts.fullText}
      </h2>
      <TermsText terms={terms} />
    </section>
    <WayBack />
  </>
);

function WayBack() {
  const session = useSession();
  const hasAccepted = session.signedIn && session.role === 'patient' && session.termsAccepted;
  return (
    <div className="mt-10 space-y-5 border-t-2 border-rule pt-8">
      {hasAccepted && <p>{texts.youAccepted}</p>}
      <Link to={homeOf(session)} className={buttonClass('secondary')}>
        {session.signedIn ? texts.back.app : texts.back.signIn}
      </Link>
    </div>
  );
}
