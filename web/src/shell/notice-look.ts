/** A calm line, on paper of its own so that what scrolls below it stays apart. */
export const noticeLook =
  'mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-s-4 border-edge border-s-action bg-action-tint px-4 py-2.5';
