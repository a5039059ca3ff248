/** As far as it is used here; the types of the browser know only a part of it. */
type Recognition = {
  lang: string;
  continuous: boolean;
  processLocally: boolean;
  onresult: ((event: { readonly resultIndex: number; readonly results: Results }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};
type Results = ArrayLike<
  ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
>;
type Recogniser = {
  new (): Recognition;
  readonly prototype: object;
  available?(options: { langs: string[]; processLocally: true }): Promise<string>;
};

/**
 * The browsers that bring the service for it. Where another program embeds Chromium without one, asking ends the page:
 * seen in its headless shell.
 */
const withService = /^(Google Chrome|Microsoft Edge)$/;

type WithBrands = { userAgentData?: { brands?: readonly { brand: string }[] } };
const bringsService = (): boolean =>
  (navigator as WithBrands).userAgentData?.brands?.some(({ brand }) => withService.test(brand)) ===
  true;

/** Null where the browser does not let a page ask for recognition on the device: it may send what is said to a service. */
function recogniser(): Recogniser | null {
  if (!bringsService()) return null;
  const { SpeechRecognition: found } = globalThis as { SpeechRecognition?: Recogniser };
  if (found?.available === undefined) return null;
  return 'processLocally' in found.prototype ? found : null;
}

export const maySpeak = (): boolean => recogniser() !== null;

/** Whether the device itself recognises the language now. Nothing is downloaded for it. */
export async function canHearHere(lang: string): Promise<boolean> {
  try {
    const found = await recogniser()?.available?.({ langs: [lang], processLocally: true });
    return found === 'available';
  } catch {
    return false;
  }
}

type Heard = { readonly onText: (text: string) => void; readonly onEnd: () => void };

/** Listens until it is stopped; returns how to stop it, and null where it could not be kept on the device. */
export function listenHere(lang: string, { onText, onEnd }: Heard): (() => void) | null {
  const Found = recogniser();
  if (Found === null) return null;
  const recognition = new Found();
  recognition.lang = lang;
  recognition.continuous = true;
  recognition.processLocally = true;
  if (!recognition.processLocally) return null;
  recognition.onresult = ({ resultIndex, results }) => {
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const said = result?.isFinal ? result[0]?.transcript.trim() : undefined;
      if (said) onText(said);
    }
  };
  recognition.onend = onEnd;
  recognition.start();
  return () => recognition.stop();
}
