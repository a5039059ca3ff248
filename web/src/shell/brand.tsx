import { homeOf } from '@caretrail/contract/access/decide';
import { hrefOf } from '@caretrail/contract/access/routes';
import { productName } from '@caretrail/contract/texts/product';
import { Link } from 'react-router';
import { useChosenRecord } from '../session/chosen-record.ts';
import { useSession } from '../session/selectors.ts';

type BrandProps = {
  /** How the name looks: where only the mark fits, screen readers still get the name. */
  readonly wordClass?: string;
};

/** The mark: a path with today at its end. index.html and favicon.svg draw the same. */
export function Brand({ wordClass = '' }: BrandProps) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lead font-bold">
      <svg className="size-9 shrink-0" viewBox="0 0 64 64" aria-hidden="true">
        <rect className="fill-mark" width="64" height="64" rx="15" />
        <path
          className="fill-none stroke-on-mark"
          d="M42.9 43.7A16 16 0 1 1 35.1 17.5"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle className="fill-today" cx="43.9" cy="23.6" r="5.5" />
      </svg>
      <span className={wordClass}>{productName}</span>
    </span>
  );
}

/** In the app the mark leads home, as people expect. */
export function BrandLink({ wordClass = '' }: BrandProps) {
  const session = useSession();
  const isOther = useChosenRecord() !== null;
  return (
    <Link
      to={isOther ? hrefOf('dashboard') : homeOf(session)}
      className="inline-flex min-h-[44px] min-w-[44px] items-center rounded-control text-ink no-underline"
    >
      <Brand wordClass={wordClass} />
    </Link>
  );
}
