import { hrefOf } from '@caretrail/contract/access/routes';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { BackLink } from '../../ui/back-link.tsx';
import type { Section } from './sections.ts';
import { sectionTexts, settingsTexts } from './texts.ts';

type SectionFrameProps = {
  readonly section: Section;
  /** It was asked for; else it only stands beside the list. */
  readonly isChosen: boolean;
  readonly children: ReactNode;
};

/** One section: its name takes the focus when it opens, and so is read out. */
export function SectionFrame({ section, isChosen, children }: SectionFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useRef(useNavigationType());
  useEffect(() => {
    // A page that was just loaded is read by the browser itself; what the search found takes the focus below.
    if (!isChosen || way.current === 'POP') return;
    if (location.hash === '') heading.current?.focus({ preventScroll: true });
    if (matchMedia('(width < 48rem)').matches) scrollTo(0, 0);
  }, [isChosen]);
  return (
    <>
      <div className="md:hidden">
        <BackLink to={hrefOf('settings')}>{settingsTexts.all}</BackLink>
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-5 text-h2 outline-none max-md:mt-2 max-md:text-h1"
      >
        {sectionTexts[section].name}
      </h2>
      <div>{children}</div>
    </>
  );
}
