import { messages } from '@caretrail/contract/i18n/messages';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { canHearHere, listenHere, maySpeak } from '../../../lib/own-speech.ts';
import { Button } from '../../../ui/button.tsx';

const texts = messages('timelines/speak-note', {
  speak: 'Speak instead of typing',
  stop: 'Stop listening',
  listening: 'Listening. What you say stays on this device.',
});

/** As the device names it: 'de' alone may be no language of its recognition. */
function languageHere(): string {
  const { lang } = document.documentElement;
  return navigator.languages.find((each) => each.startsWith(`${lang}-`)) ?? lang;
}

type SpeakNoteProps = { readonly onText: (text: string) => void };

/** Only where the device itself recognises speech: nothing that is said may leave it. */
export function SpeakNote({ onText }: SpeakNoteProps) {
  const [isOffered, setOffered] = useState(false);
  const [isListening, setListening] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  // What is typed meanwhile stays: it is added to the note as it is then.
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    let isShown = true;
    void canHearHere(languageHere()).then((can) => isShown && setOffered(can));
    return () => {
      isShown = false;
      stop.current?.();
    };
  }, []);
  if (!maySpeak()) return null;
  const onPress = (): void => {
    if (isListening) return stop.current?.();
    stop.current = listenHere(languageHere(), {
      onText: (text) => latest.current(text),
      onEnd: () => setListening(false),
    });
    setListening(stop.current !== null);
  };
  // The room of the button, so that nothing moves when it is known.
  return (
    <div className="mt-2 flex min-h-target flex-wrap items-center gap-3">
      {isOffered && (
        <Button look="secondary" onClick={onPress}>
          {isListening ? (
            <Square className="size-5" aria-hidden="true" />
          ) : (
            <Mic className="size-5" aria-hidden="true" />
          )}
          {isListening ? texts.stop : texts.speak}
        </Button>
      )}
      <p role="status">{isListening && texts.listening}</p>
    </div>
  );
}
