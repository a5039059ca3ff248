/** Drawn here: for this one icon of the sign-in page, the icon library would cost a kilobyte. */
export function ProblemIcon({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none stroke-current stroke-2 ${className}`}
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M12 7.5v5.5M12 16.5v.01" strokeLinecap="round" />
    </svg>
  );
}
