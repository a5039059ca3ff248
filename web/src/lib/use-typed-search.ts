import { useEffect, useEffectEvent, useState } from 'react';

/** A search box that searches when the text did not change for `delayMs`. Reset and Back change it from outside. */
export function useTypedSearch(
  value: string,
  delayMs: number,
  onSearch: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Our own text coming back, perhaps in lower case, must not undo what was typed since.
    if (value !== sent && value !== sent.toLowerCase()) {
      setText(value);
      setSent(value);
    }
  }

  const search = useEffectEvent(() => {
    setSent(text);
    onSearch(text);
  });
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(search, delayMs);
    return () => clearTimeout(timer);
  }, [text, sent, delayMs]);

  return [text, setText];
}
