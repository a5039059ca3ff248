type MenuWordProps = { readonly isCollapsed: boolean; readonly children: string };

/** §2.4: collapsed to icons, the label stays for screen readers; a tip shows it to the others. */
export function MenuWord({ isCollapsed, children }: MenuWordProps) {
  return <span className={isCollapsed ? 'sr-only' : 'min-w-0'}>{children}</span>;
}

// The space is capped: with the largest text on the smallest phone the label needs it more. Without a label (collapsed)
// the icon is centred.
export const entryBase =
  'relative flex min-h-target w-full items-center gap-[min(0.75rem,14px)] rounded-control border px-[min(0.75rem,14px)] py-1.5 text-start transition-colors duration-(--quick) ease-calm has-[>.sr-only]:justify-center has-[>.sr-only]:px-0';

export const entryClass = `${entryBase} border-transparent hover:bg-action-tint`;
export const entryIconClass = 'size-5.5 shrink-0';
