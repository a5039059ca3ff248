import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useId } from 'react';
import { labels } from '../words/field-words.ts';
import { AddFiles } from './add-files.tsx';
import { FileRow } from './file-row.tsx';

/** §3: the files of an event, and a place to add more. */
export function EventFiles({ event }: { readonly event: TimelineEvent }) {
  const id = useId();
  const { files } = event;
  return (
    <section
      aria-labelledby={id}
      className={`space-y-4 ${files.length === 0 ? 'print:hidden' : ''}`}
    >
      <h2 id={id} tabIndex={-1} className="text-h2">
        {labels.files}
      </h2>
      {files.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {files.map((file) => (
            <FileRow key={file.id} eventId={event.id} file={file} headingId={id} />
          ))}
        </ul>
      )}
      <AddFiles event={event} headingId={id} />
    </section>
  );
}
