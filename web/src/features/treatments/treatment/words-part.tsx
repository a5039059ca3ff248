import { hrefOf } from '@caretrail/contract/access/routes';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import type { TreatmentType } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { Part } from './part.tsx';
import { viewTexts as texts } from './texts.ts';

/** The word that articles about a kind have in them. */
const articleWords: Record<TreatmentType, string> = {
  surgery: 'surgery',
  radiotherapy: 'radiotherapy',
  chemotherapy: 'chemotherapy',
  targeted_immuno: 'immunotherapy',
  tumour_treating_fields: 'treating fields',
  steroid: 'steroid',
  rehab: 'rehabilitation',
  trial: 'trial',
  supportive: 'supportive care',
};

/** Where that word alone is no English. */
const saidWords: Partial<Record<TreatmentType, string>> = {
  tumour_treating_fields: 'tumour treating fields',
  steroid: 'steroids',
  trial: 'trials',
};

/** Questions and notes as they were typed, and where to read on. */
export function Words({ treatment }: { readonly treatment: Treatment }) {
  const { questions, notes, type } = treatment;
  const word = articleWords[type];
  // Behind the '#', which no browser sends to a server.
  const hash = `#${new URLSearchParams({ tag: articlesTexts.allTags, q: word })}`;
  return (
    <>
      {questions.length > 0 && (
        <Part heading={texts.questions}>
          <ul className="list-disc ps-6">
            {questions.map((question, index) => (
              // A line has nothing but its place.
              <li key={index} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {notes !== '' && (
        <Part heading={texts.notes}>
          <p className="whitespace-pre-wrap wrap-anywhere">{notes}</p>
        </Part>
      )}
      <p className="print:hidden">
        <Link
          to={{ pathname: hrefOf('articles'), hash }}
          className="link inline-flex! items-center gap-2"
        >
          <BookOpen className="size-5 shrink-0" aria-hidden="true" />
          {texts.articles(saidWords[type] ?? word)}
        </Link>
      </p>
    </>
  );
}
