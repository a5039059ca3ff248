type MenuWordProps = { readonly isCollapsed: boolean; readonly children: string };

/** §2.4: collapsed to icons only, the word stays for those who hear it; menu-tip.tsx shows it to the others. */
export function MenuWord({ isCollapsed, children }: MenuWordProps) {
  return <span className={isCollapsed ? 'sr-only' : 'min-w-0'}>{children}</span>;
}
