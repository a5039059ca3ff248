import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { useState } from 'react';
import { readFlag, writeFlag } from '../lib/browser-storage.ts';

/** §4.6: collapsed or expanded, remembered in this browser. */
export function useSidebar() {
  const [isCollapsed, setCollapsed] = useState(() => readFlag(storageKeys.sidebarCollapsed));
  const onToggle = (): void => {
    writeFlag(storageKeys.sidebarCollapsed, !isCollapsed);
    setCollapsed(!isCollapsed);
  };
  return { isCollapsed, onToggle };
}
