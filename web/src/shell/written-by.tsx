import { Suspense } from 'react';
import { useChosenRecord } from '../session/chosen-record.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { LazyWriterName } from './record/lazy-record.ts';
import type { WriterNameProps } from './record/writer-name.tsx';

type WrittenByProps = Omit<WriterNameProps, 'id'> & { readonly id: string | null | undefined };

/** D10: who wrote an entry, where that is not the patient. */
export function WrittenBy({ id, ...rest }: WrittenByProps) {
  const me = useAppSelector(({ auth }) => auth.user?.id);
  const isOwn = useChosenRecord() === null;
  if (id === null || id === undefined || (isOwn && id === me)) return null;
  return (
    <Suspense>
      <LazyWriterName id={id} {...rest} />
    </Suspense>
  );
}
