/** A voice of the browser, as far as we look at it. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** 'de-DE', or 'de_DE' as Android writes it. */
const isOf = ({ lang }: Voice, language: string): boolean =>
  lang.toLowerCase().split(/[-_]/)[0] === language;

/** A voice of the language that speaks on this device: others send the text to their maker. Null: there is none. */
export function pickVoice<V extends Voice>(
  voices: readonly V[],
  language: string | null,
): V | null {
  if (language === null) return null;
  const local = voices.filter((voice) => voice.localService && isOf(voice, language));
  return local.find((voice) => voice.default) ?? local[0] ?? null;
}

export type AloudState = {
  readonly status: 'idle' | 'reading' | 'paused';
  /** The sentence that is read, counted from 0. */
  readonly at: number;
};

export const notReading: AloudState = { status: 'idle', at: 0 };

export type Speaker = {
  /** Says one sentence, and calls back when it was said or could not be. */
  readonly say: (sentence: string, onEnd: () => void) => void;
  readonly silence: () => void;
};

/**
 * Reads sentence by sentence. A pause is a silence after which the sentence begins again: some phones cannot go on in
 * the middle of one.
 */
export function makeReadAloud(
  speaker: Speaker,
  sentences: readonly string[],
  onState: (state: AloudState) => void,
) {
  let state = notReading;
  // What a silenced sentence says at its end no longer counts.
  let turn = 0;

  const go = (next: AloudState): void => {
    state = next;
    onState(next);
  };
  const read = (at: number): void => {
    turn += 1;
    const own = turn;
    const sentence = sentences[at];
    if (sentence === undefined) return go(notReading);
    go({ status: 'reading', at });
    return speaker.say(sentence, () => {
      if (own === turn) read(at + 1);
    });
  };
  const silence = (next: AloudState): void => {
    turn += 1;
    speaker.silence();
    go(next);
  };

  return {
    start: (): void => read(0),
    pause: (): void => {
      if (state.status === 'reading') silence({ status: 'paused', at: state.at });
    },
    resume: (): void => {
      if (state.status === 'paused') read(state.at);
    },
    stop: (): void => {
      if (state.status !== 'idle') silence(notReading);
    },
  };
}
