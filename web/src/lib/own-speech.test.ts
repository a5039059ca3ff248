import { afterEach, describe, expect, it, vi } from 'vitest';
import { canHearHere, listenHere, maySpeak } from './own-speech.ts';

type Options = {
  readonly isLocal?: boolean;
  readonly found?: string;
  readonly brand?: string;
};

/** A browser with speech recognition, on the device or not. */
function browserWith({
  isLocal = true,
  found = 'available',
  brand = 'Google Chrome',
}: Options = {}) {
  vi.stubGlobal('navigator', { userAgentData: { brands: [{ brand: 'Chromium' }, { brand }] } });
  const made: FakeRecognition[] = [];
  const asked: unknown[] = [];
  class FakeRecognition {
    static available = isLocal
      ? (options: unknown) => {
          asked.push(options);
          return Promise.resolve(found);
        }
      : undefined;
    processLocally = false;
    isStarted = false;
    onresult: ((event: object) => void) | null = null;
    constructor() {
      made.push(this);
    }
    start(): void {
      this.isStarted = true;
    }
  }
  if (isLocal) Object.assign(FakeRecognition.prototype, { processLocally: false });
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
  return { made, asked };
}

afterEach(() => vi.unstubAllGlobals());

describe('a note by voice', () => {
  it('is not offered where the browser cannot be held to the device', async () => {
    expect([maySpeak(), await canHearHere('en-US')]).toEqual([false, false]);
    const { made } = browserWith({ isLocal: false });
    expect([maySpeak(), await canHearHere('en-US')]).toEqual([false, false]);
    expect(listenHere('en-US', { onText: () => {}, onEnd: () => {} })).toBeNull();
    expect(made).toEqual([]);
  });

  it.each(['Android WebView', 'HeadlessChrome'])(
    'is not even asked about where %s may lack the service',
    async (brand) => {
      const { asked } = browserWith({ brand });
      expect([maySpeak(), await canHearHere('en-US')]).toEqual([false, false]);
      expect(asked).toEqual([]);
    },
  );

  it.each(['downloadable', 'downloading', 'unavailable'])(
    'is not offered while the language is %s',
    async (found) => {
      browserWith({ found });
      expect(await canHearHere('de-DE')).toBe(false);
    },
  );

  it('asks for the device alone, and starts nothing else', async () => {
    const { made, asked } = browserWith();
    expect(await canHearHere('de-DE')).toBe(true);
    expect(asked).toEqual([{ langs: ['de-DE'], processLocally: true }]);
    const heard: string[] = [];
    listenHere('de-DE', { onText: (text) => heard.push(text), onEnd: () => {} });
    expect(made).toMatchObject([{ lang: 'de-DE', processLocally: true, isStarted: true }]);
    const results = [
      Object.assign([{ transcript: ' Kopfweh seit heute früh' }], { isFinal: true }),
    ];
    made[0]?.onresult?.({ resultIndex: 0, results });
    expect(heard).toEqual(['Kopfweh seit heute früh']);
  });
});
