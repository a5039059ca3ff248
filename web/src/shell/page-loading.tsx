import { Brand } from './brand.tsx';
import { beside, WhatItIs } from './what-it-is.tsx';

/** Only seen before the first screen; the same as the first paint in index.html. */
export function PageLoading() {
  return (
    <>
      <div className="mx-auto flex max-w-[68rem] px-5 py-5 sm:px-10 sm:py-7">
        <Brand />
      </div>
      <div className="mx-auto max-w-[68rem] space-y-6 px-5 sm:px-10">
        <div className={`hidden in-data-[first=sign-in]:grid ${beside}`}>
          <WhatItIs />
        </div>
        <p className="text-ink-soft" role="status">
          Loading…
        </p>
      </div>
    </>
  );
}
