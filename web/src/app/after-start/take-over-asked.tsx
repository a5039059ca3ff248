import { Suspense, useState } from 'react';
import { helpingApi } from '../../data/helping.ts';
import { lazyPart } from '../../lib/lazy-page.ts';
import { useWhere } from '../../session/chosen-record.ts';
import { useAppSelector } from '../../session/store-hooks.ts';

/** Where it cannot be loaded, the emails and the care circle say the same. */
const Notice = lazyPart(
  () => import('../../features/settings/circle/public.ts').then((m) => m.TakeOverNotice),
  () => null,
);

/** In the own record, once someone asks to take it over; then it stays, to say what became of it. */
function InOwnRecord() {
  const { data } = helpingApi.endpoints.findHelped.useQueryState();
  const [isShown, setShown] = useState(false);
  if (data?.take_over_asked === true && !isShown) setShown(true);
  return (
    isShown && (
      <Suspense>
        <Notice />
      </Suspense>
    )
  );
}

/** Above every screen. */
export function TakeOverAsked() {
  const isPatient = useAppSelector(({ auth }) => auth.user?.user_type === 'patient');
  const { hasRecord, open } = useWhere();
  return isPatient && hasRecord && open === null && <InOwnRecord />;
}
