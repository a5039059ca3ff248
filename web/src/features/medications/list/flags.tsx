import { Badge } from '../../../ui/badge.tsx';
import { type Flagged, flagWords } from './flag-words.ts';
import { listTexts as texts } from './texts.ts';

/** What has to be known before anything is done with it. */
export function Flags({ medicine }: { readonly medicine: Flagged }) {
  const flags = flagWords(medicine);
  if (flags.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2 pt-1">
      {flags.map((words) => (
        <Badge key={words} {...(words === texts.neverStop && { tone: 'problem' })}>
          {words}
        </Badge>
      ))}
    </p>
  );
}
