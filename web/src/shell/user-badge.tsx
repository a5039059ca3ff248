type UserBadgeProps = { readonly name: string; readonly isCollapsed: boolean };

/** §2.4: the display name; collapsed, its first letter, and the name for those who hear it or point at it. */
export function UserBadge({ name, isCollapsed }: UserBadgeProps) {
  return (
    <p
      data-tip
      className="mb-3 flex min-h-target items-center gap-2 ps-2 font-semibold has-[>.sr-only]:justify-center has-[>.sr-only]:ps-0"
    >
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full border border-edge bg-sheet"
      >
        {[...name][0]}
      </span>
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{name}</span>
    </p>
  );
}
