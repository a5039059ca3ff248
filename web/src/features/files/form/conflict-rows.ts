import { documentTypeLabels } from '@caretrail/contract/files/document-types';
import type { FileEdit, LibraryFile } from '@caretrail/contract/files/schema';
import { type Choices, labelIn } from '../../../data/choices.ts';
import { longDate } from '../../../lib/long-date.ts';
import type { VersionRow } from '../../../ui/two-versions.tsx';
import type { Named } from '../use-named.ts';
import { labels } from './texts.ts';

const nameOf = (id: string | null, choices: Choices): string => labelIn(choices, id) ?? id ?? '';

/** What I changed and the other version says differently, both in words. */
export function conflictRows(mine: FileEdit, stored: LibraryFile, named: Named): VersionRow[] {
  const inWords: Partial<Record<keyof FileEdit, (file: LibraryFile) => string>> = {
    title: ({ title }) => title,
    doc_type: ({ doc_type }) => documentTypeLabels[doc_type],
    document_date: ({ document_date }) => (document_date === null ? '' : longDate(document_date)),
    author: ({ author }) => author,
    treatment_id: ({ treatment_id }) => nameOf(treatment_id, named.treatments),
    location_id: ({ location_id }) => nameOf(location_id, named.locations),
    tags: ({ tags }) => tags.join(', '),
    description: ({ description }) => description,
  };
  const merged = { ...stored, ...mine } as LibraryFile;
  return Object.entries(inWords)
    .filter(([name]) => Object.hasOwn(mine, name))
    .map(([name, say]) => ({
      label: labels[name as keyof typeof labels],
      mine: say(merged),
      other: say(stored),
    }))
    .filter((row) => row.mine !== row.other);
}
