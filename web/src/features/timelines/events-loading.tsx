import { RowsLoading } from '../../ui/rows-loading.tsx';

export const EventsLoading = () => <RowsLoading label="Loading your events…" />;
