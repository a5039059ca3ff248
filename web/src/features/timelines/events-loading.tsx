import { RowsLoading } from '../../ui/rows-loading.tsx';
import { timelinesTexts as texts } from './texts.ts';

export const EventsLoading = () => <RowsLoading label={texts.loading} />;
