import { useEffect, useState } from 'react';
import { type PreviewProps, ScrollFrame } from './frame.tsx';
import { mostShown, readText } from './read-text.ts';
import { previewTexts as texts } from './texts.ts';

/** A text as text: whatever stands in it does nothing. */
export function TextPreview({ blob, title }: PreviewProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isHere = true;
    void blob.arrayBuffer().then((bytes) => isHere && setText(readText(new Uint8Array(bytes))));
    return () => {
      isHere = false;
    };
  }, [blob]);
  return (
    <div className="space-y-3">
      {text.length > mostShown && <p>{texts.cut}</p>}
      <ScrollFrame label={title}>
        <pre className="p-4 font-sans wrap-anywhere whitespace-pre-wrap">
          {text.slice(0, mostShown)}
        </pre>
      </ScrollFrame>
    </div>
  );
}
