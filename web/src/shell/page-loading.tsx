import { Brand } from './brand.tsx';
import { pageTexts } from './page-texts.ts';

/** Beside the sign-in form. index.html shows the same text with the first paint. */
export const WhatItIs = () => (
  <p className="max-w-[30ch] text-h3 text-balance lg:text-display lg:text-ink">{pageTexts.lead}</p>
);

/** Its position, and that of the form beside it. */
export const beside =
  'grid-cols-1 items-start gap-x-16 gap-y-5 sm:gap-y-8 sm:pt-6 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr] lg:pt-[7vh] xl:gap-x-24';

/** Shown only before the first screen; the same as the first paint in index.html. */
export function PageLoading() {
  return (
    <>
      <div className="mx-auto flex max-w-[68rem] px-5 py-3 sm:px-10 sm:py-7">
        <Brand />
      </div>
      <div className="mx-auto max-w-[68rem] space-y-6 px-5 sm:px-10">
        <div className={`hidden in-data-[first=sign-in]:grid ${beside}`}>
          <WhatItIs />
        </div>
        <p className="text-ink-soft" role="status">
          {pageTexts.loading}
        </p>
      </div>
    </>
  );
}
