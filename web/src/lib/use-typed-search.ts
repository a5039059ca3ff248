import { useEffect, useEffectEvent, useState } from 'react';

/** A search box that searches when the typing has stood still for so long. Reset and Back change it from outside. */
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
    // Our own text coming back, if in small letters, must not undo what was typed meanwhile.
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
