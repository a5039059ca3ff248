/** The box of a field: one line around it, a stronger one when something is wrong. */
export const fieldClass = (error: string | undefined): string =>
  `block min-h-target w-full rounded-control bg-sheet px-3.5 py-2 text-ink ${
    error === undefined ? 'border border-edge' : 'border-2 border-problem'
  }`;
