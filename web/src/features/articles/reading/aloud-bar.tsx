import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { aloudTexts as texts } from './texts.ts';
import type { useReadAloud } from './use-read-aloud.ts';

type AloudBarProps = {
  readonly aloud: NonNullable<ReturnType<typeof useReadAloud>>;
  readonly count: number;
};

const looks = {
  idle: { Icon: Volume2, text: texts.start },
  reading: { Icon: Pause, text: texts.pause },
  paused: { Icon: Play, text: texts.continue },
} as const;

/** Start, pause and continue are one button, so that it stays under the finger. */
export function AloudBar({ aloud, count }: AloudBarProps) {
  const first = useRef<HTMLButtonElement>(null);
  const { Icon, text } = looks[aloud.status];
  const onPress = { idle: aloud.start, reading: aloud.pause, paused: aloud.resume }[aloud.status];
  return (
    <div role="group" aria-label={texts.group} className="flex flex-wrap items-center gap-3">
      <Button ref={first} look="secondary" onClick={onPress}>
        <Icon className="size-5" aria-hidden="true" />
        {text}
      </Button>
      {aloud.status !== 'idle' && (
        <>
          <Button
            look="quiet"
            onClick={() => {
              aloud.stop();
              // This button is gone with it.
              first.current?.focus();
            }}
          >
            <Square className="size-5" aria-hidden="true" />
            {texts.stop}
          </Button>
          <span className="text-ink-soft">{texts.at({ at: aloud.at + 1, count })}</span>
        </>
      )}
    </div>
  );
}
