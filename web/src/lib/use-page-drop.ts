import { useEffect, useEffectEvent } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Files that are dropped anywhere on the page. Whoever has taken them already keeps them. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: DragEvent): void => {
    if (!holdsFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.type === 'drop' && files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const onDrag = (event: DragEvent): void => take(event);
    addEventListener('dragover', onDrag);
    addEventListener('drop', onDrag);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('drop', onDrag);
    };
  }, []);
}
