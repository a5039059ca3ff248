import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { addressTexts as texts } from './texts.ts';

/** What phones hand to their calendar app. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

type NewAddressProps = { readonly url: string; readonly onDone: () => void };

/** Shown once: the server keeps only its hash, and the page forgets it with this part. */
export function NewAddress({ url, onDone }: NewAddressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [url]);
  return (
    <section
      aria-labelledby="calendar-address"
      className="max-w-[36rem] space-y-4 rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-4"
    >
      <div>
        <h4
          ref={heading}
          id="calendar-address"
          tabIndex={-1}
          className="text-lead font-semibold outline-none"
        >
          {texts.heading}
        </h4>
        <p>{texts.once}</p>
      </div>
      <p
        role="group"
        aria-label={texts.address}
        className="rounded-control border border-edge bg-sheet px-3 py-2 font-mono break-all select-all"
      >
        {url}
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={webcal(url)} className={buttonClass()}>
          <CalendarPlus className="size-5" aria-hidden="true" />
          {texts.add}
        </a>
        <CopyButton text={url} label={texts.copy} />
      </div>
      <p>{texts.how}</p>
      <p>{texts.later}</p>
      <Button look="secondary" onClick={onDone}>
        {texts.done}
      </Button>
    </section>
  );
}
