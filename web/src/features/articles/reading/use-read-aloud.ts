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

/** Browsers find their voices a little later. After this time there is none. */
const voicesMs = 2000;

/** A voice of this device for the language: undefined while it is not known, null where there is none. */
function useVoice(language: string | null): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();
  useEffect(() => {
    const engine = speech();
    if (engine === undefined) {
      setVoice(null);
      return undefined;
    }
    const find = () => pickVoice(engine.getVoices(), language);
    const look = (): void => setVoice((before) => find() ?? (before === null ? null : undefined));
    look();
    const timer = setTimeout(() => setVoice(find()), voicesMs);
    engine.addEventListener('voiceschanged', look);
    return () => {
      clearTimeout(timer);
      engine.removeEventListener('voiceschanged', look);
    };
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

/** Null where this device has no voice for the text, undefined until that is known. It falls silent when the view is left. */
export function useReadAloud(
  sentences: readonly string[],
  language: string | null,
): Aloud | null | undefined {
  const voice = useVoice(language);
  const [state, setState] = useState<AloudState>(notReading);
  const reader = useMemo(() => {
    const engine = speech();
    if (engine === undefined || !voice || sentences.length === 0) return null;
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
  if (reader !== null) return { ...state, ...reader };
  return voice === undefined ? undefined : null;
}
