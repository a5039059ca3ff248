import type { Area, RecordAct } from '@caretrail/contract/circle/areas';
import type { ReactNode } from 'react';
import { useCan, useCanChange, type Written } from './chosen-record.ts';

type IfCanProps = {
  readonly act: RecordAct;
  readonly area: Area;
  readonly children: ReactNode;
};

/** What one may not do in the record that is open is not offered. */
export const IfCan = ({ act, area, children }: IfCanProps) =>
  useCan()(act, area) ? children : null;

type IfCanChangeProps = {
  readonly area: Area;
  readonly entry: Written;
  readonly children: ReactNode;
};

/** For what edits or deletes an entry: helpers may change what they wrote themselves. */
export const IfCanChange = ({ area, entry, children }: IfCanChangeProps) =>
  useCanChange()(area, entry) ? children : null;
