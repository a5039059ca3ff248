import { describe, expect, it } from 'vitest';
import { type AloudState, makeReadAloud, pickVoice, type Voice } from './read-aloud.ts';

const voice = (lang: string, given: Partial<Voice> = {}): Voice => ({
  lang,
  localService: true,
  default: false,
  ...given,
});

describe('§2.6 the voice that reads aloud', () => {
  it('is one of the language, the default one first', () => {
    const british = voice('en-GB');
    const usual = voice('en-US', { default: true });
    expect(pickVoice([voice('de-DE'), british], 'en')).toBe(british);
    expect(pickVoice([british, usual], 'en')).toBe(usual);
    const android = voice('de_DE');
    expect(pickVoice([android], 'de')).toBe(android);
  });

  it('is never one that sends the text elsewhere', () => {
    expect(pickVoice([voice('en-GB', { localService: false, default: true })], 'en')).toBeNull();
  });

  it('is missing for another language, or one that is not known', () => {
    expect(pickVoice([voice('de-DE'), voice('eng')], 'en')).toBeNull();
    expect(pickVoice([voice('en-GB')], null)).toBeNull();
    expect(pickVoice([], 'en')).toBeNull();
  });
});

/** A speaker whose sentences end when the test says so. */
function world(...sentences: string[]) {
  const said: string[] = [];
  const ends: (() => void)[] = [];
  const states: AloudState[] = [];
  let silences = 0;
  const reader = makeReadAloud(
    {
      say: (sentence, onEnd) => {
        said.push(sentence);
        ends.push(onEnd);
      },
      silence: () => {
        silences += 1;
      },
    },
    sentences,
    (state) => states.push(state),
  );
  return {
    reader,
    said,
    end: (nth = ends.length - 1) => ends[nth]?.(),
    now: () => states.at(-1),
    silences: () => silences,
  };
}

describe('§2.6 reading a summary aloud', () => {
  it('goes from sentence to sentence, and ends after the last', () => {
    const { reader, said, end, now } = world('One.', 'Two.');
    reader.start();
    expect(now()).toEqual({ status: 'reading', at: 0 });
    end();
    expect(now()).toEqual({ status: 'reading', at: 1 });
    end();
    expect(said).toEqual(['One.', 'Two.']);
    expect(now()).toEqual({ status: 'idle', at: 0 });
  });

  it('begins the sentence again after a pause; the end of the silenced one does not count', () => {
    const { reader, said, end, now } = world('One.', 'Two.');
    reader.start();
    end();
    reader.pause();
    end(1);
    expect(now()).toEqual({ status: 'paused', at: 1 });
    reader.resume();
    expect(said).toEqual(['One.', 'Two.', 'Two.']);
  });

  it('is silent after a stop, also during a pause, and starts at the beginning', () => {
    const { reader, said, end, now, silences } = world('One.', 'Two.');
    reader.start();
    end();
    reader.stop();
    end(1);
    expect(now()).toEqual({ status: 'idle', at: 0 });
    expect(silences()).toBe(1);
    reader.stop();
    expect(silences()).toBe(1);
    reader.start();
    expect(said.at(-1)).toBe('One.');
  });

  it('reads nothing where there is nothing', () => {
    const { reader, said, now } = world();
    reader.start();
    expect(said).toEqual([]);
    expect(now()).toEqual({ status: 'idle', at: 0 });
  });
});
