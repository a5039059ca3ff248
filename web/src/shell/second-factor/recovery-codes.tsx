import { Download } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { saveText } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import { recoveryFile } from './key-text.ts';
import { authenticatorTexts } from './texts.ts';

const texts = authenticatorTexts.recovery;

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly why?: string;
  readonly onKept: () => void;
};

/** Shown once; the user can continue after confirming that the codes are stored. */
export function RecoveryCodes({ codes, why = texts.why, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [isReminded, setReminded] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (box.current?.checked) return onKept();
    setReminded(true);
    box.current?.focus();
  };

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {texts.heading}
      </h2>
      <p>{why}</p>
      <p>{texts.once}</p>
      <ul className="grid gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => saveText(texts.file, recoveryFile(codes, location.host))}
        >
          <Download className="size-5" aria-hidden="true" />
          {texts.download}
        </Button>
        <CopyButton text={codes.join('\n')} label={texts.copy} />
      </div>
      <form noValidate onSubmit={onSubmit} className="space-y-4 border-t border-rule pt-4">
        <TickBox
          ref={box}
          label={texts.kept}
          error={isReminded ? texts.keepFirst : undefined}
          onChange={() => setReminded(false)}
        />
        <Button type="submit" className="w-full">
          {texts.goOn}
        </Button>
      </form>
    </>
  );
}
