import { phoneHref } from '@caretrail/contract/locations/phone';
import { Phone } from 'lucide-react';

type PhoneLinkProps = {
  /** As it stands on the letter. */
  readonly number: string;
  /** Whose it is, for those who hear the link alone. */
  readonly of: string;
};

/** One tap calls; what cannot be dialled is shown as it was written. */
export function PhoneLink({ number, of }: PhoneLinkProps) {
  const href = phoneHref(number);
  if (href === null) return <span className="wrap-anywhere">{number}</span>;
  return (
    <a href={href} className="link inline-flex! items-center gap-2">
      <Phone className="size-5 shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere">
        {number}
        <span className="sr-only">{`, call ${of}`}</span>
      </span>
    </a>
  );
}
