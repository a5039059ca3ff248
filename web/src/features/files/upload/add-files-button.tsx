import { Upload } from 'lucide-react';
import { flushSync } from 'react-dom';
import { narrowWindow, touchScreen, useMedia } from '../../../lib/use-media.ts';
import { FoldButton, stacked, type useFold } from '../../../shell/list-header/folds.tsx';
import { Button } from '../../../ui/button.tsx';
import { uploadTexts as texts } from './texts.ts';
import { chooserId } from './upload-panel.tsx';

/**
 * In a narrow window only. By touch it shows the ways to add a file: camera and chooser. With a mouse there is only the
 * chooser, so it opens that at once.
 */
export function AddFilesButton({ fold }: { readonly fold: ReturnType<typeof useFold> }) {
  const isNarrow = useMedia(narrowWindow);
  const isTouched = useMedia(touchScreen);
  if (isTouched) return <FoldButton fold={fold} Icon={Upload} text={texts.add} look="primary" />;
  if (!isNarrow) return null;
  return (
    <Button
      className={stacked}
      onClick={() => {
        // At once: a browser opens its chooser only within the tap.
        if (!fold.isOpen) flushSync(fold.onToggle);
        document.getElementById(chooserId)?.click();
      }}
    >
      <Upload className="size-5" aria-hidden="true" />
      {texts.add}
    </Button>
  );
}
