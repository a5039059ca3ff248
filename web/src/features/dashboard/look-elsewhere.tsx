import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { lookedIn, searchHref } from './links.ts';
import { searchTexts as texts } from './texts.ts';

/** The dashboard has no search of its own: it links to the same search on the list screens. */
export const LookElsewhere = ({ text }: { readonly text: string }) => (
  <>
    <p role="status" className="min-w-0 basis-full pb-2 wrap-anywhere">
      {texts.where({ text })}
    </p>
    <ul className="flex flex-wrap gap-2.5">
      {lookedIn.map((list) => (
        <li key={list}>
          <Link to={searchHref(list, text)} className={`${buttonClass('secondary')} px-4`}>
            {texts[list]}
          </Link>
        </li>
      ))}
    </ul>
  </>
);
