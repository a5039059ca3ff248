import { useCallback, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** Which files are chosen, once choosing has begun. */
export function useSelection() {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState(nothing);
  const onChoose = useCallback((id: string, isChosen: boolean): void => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return {
    isOn,
    chosen,
    onChoose: isOn ? onChoose : null,
    onStart: () => setOn(true),
    onAll: (ids: readonly string[]) => setChosen(new Set(ids)),
    onEnd: () => {
      setOn(false);
      setChosen(nothing);
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;
