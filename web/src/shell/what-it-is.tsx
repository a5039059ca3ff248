export const whatItIs =
  'Your visits, medicines and papers in one place, so that you do not have to hold it all in your head.';

/** Beside the form one signs in with. index.html says it with the first paint, in the same place. */
export const WhatItIs = () => (
  <p className="max-w-[30ch] text-h3 text-balance lg:text-display lg:text-ink">{whatItIs}</p>
);

/** Where it stands, and the form beside it. */
export const beside =
  'grid-cols-1 items-start gap-x-16 gap-y-8 sm:pt-6 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr] lg:pt-[7vh] xl:gap-x-24';
