import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { FileText } from '@caretrail/contract/files/text-schema';
import { ChevronDown } from 'lucide-react';
import { fileTexts as texts } from './texts.ts';

type TextOfFileProps = { readonly file: LibraryFile; readonly reading: FileText };

/** The words of a document or a photo, to be read out, searched and copied. A text file is shown as text anyway. */
export function TextOfFile({ file, reading }: TextOfFileProps) {
  if (reading.text === '' || file.type === 'text/plain') return null;
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
