import { useEffect, useMemo, useState } from 'react';
import {
  type AloudState,
  makeReadAloud,
  notReading,
  pickVoice,
  type Speaker,
} from './read-aloud.ts';

/** Undefined in browsers that cannot speak. */
const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined;

/** A voice of this device for the language; null as long as there is none. Browsers may find their voices later. */
function useVoice(language: string | null): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    const engine = speech();
    if (engine === undefined) return undefined;
    const look = (): void => setVoice(pickVoice(engine.getVoices(), language));
    look();
    engine.addEventListener('voiceschanged', look);
    return () => engine.removeEventListener('voiceschanged', look);
  }, [language]);
  return voice;
}

const speakerOf = (engine: SpeechSynthesis, voice: SpeechSynthesisVoice): Speaker => ({
  say: (sentence, onEnd) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('end', onEnd);
    utterance.addEventListener('error', onEnd);
    engine.speak(utterance);
  },
  silence: () => engine.cancel(),
});

type Aloud = AloudState & ReturnType<typeof makeReadAloud>;

/** Null where this browser cannot read the text aloud by itself. It falls silent when the view is left. */
export function useReadAloud(sentences: readonly string[], language: string | null): Aloud | null {
  const voice = useVoice(language);
  const [state, setState] = useState<AloudState>(notReading);
  const reader = useMemo(() => {
    const engine = speech();
    if (engine === undefined || voice === null || sentences.length === 0) return null;
    return makeReadAloud(speakerOf(engine, voice), sentences, setState);
  }, [voice, sentences]);
  useEffect(() => {
    if (reader === null) return undefined;
    // A reload does not end what the browser is saying.
    addEventListener('pagehide', reader.stop);
    return () => {
      removeEventListener('pagehide', reader.stop);
      reader.stop();
    };
  }, [reader]);
  return reader === null ? null : { ...state, ...reader };
}
