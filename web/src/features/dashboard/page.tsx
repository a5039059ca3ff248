import { routes } from '@caretrail/contract/access/routes';
import { CalendarDays, FileUp, MapPin, Pill, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { inSight } from '../../data/api.ts';
import { dashboardApi } from '../../data/dashboard.ts';
import { useZoneLoading } from '../../data/zone.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/list-state.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsLoading } from '../../ui/rows-loading.tsx';
import { ZoneQuestion } from '../medications/public.ts';
import {
  lookedIn,
  newEventHref,
  newFileHref,
  newMedicineHref,
  newPlaceHref,
  newTreatmentHref,
  searchHref,
} from './links.ts';
import { Overview } from './overview.tsx';
import { createTexts, dashboardTexts, searchTexts } from './texts.ts';

const choices = [
  { label: createTexts.event, Icon: CalendarDays, to: newEventHref },
  { label: createTexts.medicine, Icon: Pill, to: newMedicineHref },
  { label: createTexts.treatment, Icon: Stethoscope, to: newTreatmentHref },
  { label: createTexts.place, Icon: MapPin, to: newPlaceHref },
  { label: createTexts.file, Icon: FileUp, to: newFileHref },
] as const;

type CreateDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** §2.5: 'Create' on the dashboard asks what to create; each choice leads to its form. */
const CreateDialog = ({ isOpen, onClose }: CreateDialogProps) => (
  <Dialog
    heading={createTexts.heading}
    isOpen={isOpen}
    onClose={onClose}
    actions={
      <Button look="secondary" onClick={onClose}>
        {createTexts.cancel}
      </Button>
    }
  >
    <ul className="space-y-2.5">
      {choices.map(({ label, Icon, to }, place) => (
        <li key={label}>
          <Link
            to={to}
            data-first={place === 0 ? '' : undefined}
            className={`${buttonClass('secondary')} w-full justify-start px-4`}
          >
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </Dialog>
);

/** The dashboard has no search of its own: it links to the same search on the list screens. */
const LookElsewhere = ({ text }: { readonly text: string }) => (
  <>
    <p role="status" className="min-w-0 basis-full pb-2 wrap-anywhere">
      {searchTexts.where({ text })}
    </p>
    <ul className="flex flex-wrap gap-2.5">
      {lookedIn.map((list) => (
        <li key={list}>
          <Link to={searchHref(list, text)} className={`${buttonClass('secondary')} px-4`}>
            {searchTexts[list]}
          </Link>
        </li>
      ))}
    </ul>
  </>
);

/** §2.5: 'Your health overview'. Its search links to the lists that can be searched. */
export function DashboardPage() {
  const [state, change] = useListState();
  // One request for the whole screen, repeated while it is visible because doses become due.
  const { data, error, isFetching, refetch } = dashboardApi.useReadDashboardQuery(
    undefined,
    inSight,
  );
  const reload = (): void => void refetch();
  const [isCreating, setCreating] = useState(false);
  const text = state.search.trim();
  useZoneLoading();
  useArrival(routes.dashboard.title);
  return (
    <div className="space-y-6">
      <ListHeader
        route="dashboard"
        state={state}
        onChange={change}
        onCreate={() => setCreating(true)}
        lookElsewhere={text === '' ? null : <LookElsewhere text={text} />}
      />
      <CreateDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <ContentArea>
        <ZoneQuestion onMoved={reload} />
        {/* Keep showing the last overview: stale data is better than none. */}
        {error !== undefined && (
          <ErrorState
            message={toApiError(error).text}
            isStale={data !== undefined}
            isBusy={isFetching}
            onRetry={reload}
          />
        )}
        {data === undefined && error === undefined && (
          <RowsLoading label={dashboardTexts.loading} />
        )}
        {data !== undefined && <Overview {...data} />}
      </ContentArea>
    </div>
  );
}
