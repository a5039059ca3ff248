import type { LibraryFile } from '@caretrail/contract/files/schema';
import { ChevronDown } from 'lucide-react';
import { fileTexts as texts } from './texts.ts';
import type { FileReading } from './use-file-reading.ts';

type TextOfFileProps = { readonly file: LibraryFile; readonly reading: FileReading };

/**
 * The words of a document or a photo, to be read out, searched and copied; where there are none, how the file is found
 * all the same. A text file is shown as text anyway.
 */
export function TextOfFile({ file, reading }: TextOfFileProps) {
  if (file.type === 'text/plain') return null;
  if (reading.text === '') {
    const isWithoutWords = reading.state === 'none' || reading.state === 'unreadable';
    return isWithoutWords && <p className="text-ink-soft print:hidden">{texts.noWords}</p>;
  }
  return (
    <details className="group border-y border-rule py-1 print:hidden">
      <summary className="flex min-h-target list-none items-center gap-x-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {texts.text}
      </summary>
      <p className="text-ink-soft">{texts.textHint}</p>
      <p className="py-3 wrap-anywhere whitespace-pre-wrap">{reading.text}</p>
    </details>
  );
}
