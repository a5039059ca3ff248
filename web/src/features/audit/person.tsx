import { hrefOf } from '@caretrail/contract/access/routes';
import type { AuditPerson, AuditRow } from '@caretrail/contract/audit/schema';
import { Link } from 'react-router';
import { DottedText } from '../../ui/dotted-text.tsx';
import { auditTexts as texts } from './texts.ts';

/** Name and e-mail, leading to the account; what is left of a deleted one is its id. */
function Person({ person }: { readonly person: AuditPerson }) {
  if (person.email === null)
    return (
      <>
        {texts.deleted}
        <span className="block text-small wrap-anywhere text-ink-soft">{person.id}</span>
      </>
    );
  return (
    <>
      <Link
        to={hrefOf('user', { userId: person.id })}
        className="font-medium text-action underline"
      >
        {person.name ?? <DottedText text={person.email} />}
      </Link>
      {person.name !== null && (
        <span className="block text-small text-ink-soft">
          <DottedText text={person.email} />
        </span>
      )}
    </>
  );
}

export function Who({ row }: { readonly row: AuditRow }) {
  if (row.actor !== null)
    return (
      <div className="min-w-0 @min-[56rem]/wide-table:min-w-36">
        <Person person={row.actor} />
      </div>
    );
  return row.request_id === null ? texts.itself : texts.nobody;
}

export function Whose({ row }: { readonly row: AuditRow }) {
  if (row.subject === null) return texts.ofNobody;
  if (row.subject.id === row.actor?.id) return texts.own;
  return (
    <div className="min-w-0 @min-[56rem]/wide-table:min-w-36">
      <Person person={row.subject} />
    </div>
  );
}
