import { routes } from '@caretrail/contract/access/routes';
import { isFilteringFiles } from '@caretrail/contract/files/filter';
import type { LibraryFile } from '@caretrail/contract/files/schema';
import { ListChecks, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useAddressState } from '../../../lib/address-state.ts';
import { focusHeading } from '../../../lib/arrive.ts';
import { RowLinksPlace, useMadeRowLinks } from '../../../lib/row-links.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useFocusOpened } from '../../../lib/use-focus-opened.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { ContentArea } from '../../../shell/content-area.tsx';
import { FoldButtons, useFold, useFolds } from '../../../shell/list-header/folds.tsx';
import { TitleRow } from '../../../shell/page-header.tsx';
import { useSimpleMode } from '../../../shell/use-simple-mode.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { AddFilesButton } from '../upload/add-files-button.tsx';
import { UploadPanel } from '../upload/upload-panel.tsx';
import { useFiles } from '../use-files.ts';
import { usePlaceHref, writePlace } from '../view-route.tsx';
import { countOfFiles } from '../format-file.ts';
import { FileMonths } from './file-months.tsx';
import { useFound } from './find-files.ts';
import { libraryState, unfiltered } from './library-state.ts';
import { LibraryTools } from './library-tools.tsx';
import { type TextMatch, useTextMatches } from './text-matches.ts';
import { InsideLink, SearchLine, TextResults } from './text-results.tsx';
import { useFoundInSight } from './use-found-in-sight.ts';
import { SelectionBar, useSelection } from './selection-bar.tsx';
import { libraryTexts as texts } from './texts.ts';

const toFile = ({ file }: TextMatch): LibraryFile => file;

const fileQuery = (id: string, search: string): string => writePlace({ at: 'file', id }, search);

/** Everything that was uploaded, and the files of all events. */
export function LibraryPage({ opened }: { readonly opened: string | null }) {
  const [state, change] = useAddressState(libraryState);
  const { list: all, status, error, reload } = useFiles();
  const { files, filter } = useFound(all, state);
  const inside = useTextMatches(all, files, filter);
  const shown = useMemo(
    () => (inside.matches.length === 0 ? files : [...files, ...inside.matches.map(toFile)]),
    [files, inside.matches],
  );
  const selection = useSelection();
  const canAdd = useCan()('add', 'files');
  const hrefOf = usePlaceHref();
  const links = useMadeRowLinks(fileQuery);
  const isSimple = useSimpleMode();
  const hasFailed = status === 'failed';
  const isEmpty = status === 'succeeded' && all.length === 0;
  const folds = useFolds(state.search);
  const adding = useFold(useLocation().hash === '#add-files');
  useArrival(routes.filesDocuments.title);
  useFocusOpened('file', opened);
  useFoundInSight(filter.search, shown);
  // The page opens at its top: all ways to add a file are in sight.
  useHashTarget('add-files', 'middle');

  const rows = () => {
    // The loaded list stays visible while it is loaded again, or cannot be.
    if (status !== 'succeeded' && all.length === 0) {
      return hasFailed ? null : <RowsLoading label={texts.loading} />;
    }
    if (isEmpty) return <EmptyState>{texts.empty}</EmptyState>;
    if (shown.length === 0 && inside.status === 'loading') {
      return <RowsLoading label={texts.lookingInside} />;
    }
    if (shown.length === 0 && isFilteringFiles(filter)) {
      // What was not looked at may have it.
      if (inside.status === 'failed') return <SearchLine found={inside} hasOthers={false} />;
      return (
        <>
          <EmptyState
            action={
              <Button look="secondary" onClick={() => change(unfiltered(state))}>
                {texts.showAll}
              </Button>
            }
          >
            {texts.noMatch}
          </EmptyState>
          <SearchLine found={inside} hasOthers={false} />
        </>
      );
    }
    return (
      <>
        {files.length > 0 && (
          <FileMonths
            files={files}
            filter={filter}
            view={isSimple ? 'list' : state.view}
            opened={opened}
            chosen={selection.chosen}
            onChoose={selection.onChoose}
          />
        )}
        <SearchLine found={inside} hasOthers={files.length > 0} />
        <TextResults found={inside} chosen={selection.chosen} onChoose={selection.onChoose} />
      </>
    );
  };

  return (
    <div className="space-y-6 max-md:space-y-4 low:space-y-4">
      <TitleRow route="filesDocuments" subtitle={texts.subtitle}>
        {canAdd && <AddFilesButton fold={adding} />}
        <FoldButtons folds={folds} />
      </TitleRow>
      <ContentArea>
        {canAdd && (
          <UploadPanel
            id={adding.id}
            isFolded={!adding.isOpen && !isEmpty}
            isMarked={adding.isOpen}
          />
        )}
        <LibraryTools folds={folds} state={state} onChange={change} />
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-3">
          {/* There from the start: the buttons after it do not move when the files come. */}
          <p role="status" className="min-h-7 font-semibold">
            {all.length > 0 && countOfFiles(shown.length)}
          </p>
          <div className={`me-auto ${inside.status === 'off' ? '' : 'min-h-target'}`}>
            {files.length > 0 && inside.matches.length > 0 && <InsideLink found={inside} />}
          </div>
          {shown.length > 0 && !selection.isOn && (
            <Button
              look="quiet"
              className={`px-3 simple:hidden print:hidden ${folds.options.className}`}
              onClick={selection.onStart}
            >
              <ListChecks className="size-5 max-sm:hidden" aria-hidden="true" />
              {texts.select}
            </Button>
          )}
          <IfCan act="manage" area="files">
            <Link
              to={hrefOf({ at: 'bin' })}
              className={`${buttonClass('quiet')} -me-3 px-3 print:hidden ${folds.options.className}`}
            >
              <Trash2 className="size-5" aria-hidden="true" />
              {texts.bin}
            </Link>
          </IfCan>
        </div>
        {selection.isOn && (
          <SelectionBar
            files={shown}
            selection={selection}
            onDeleted={() => {
              selection.onEnd();
              focusHeading();
            }}
          />
        )}
        {hasFailed && <ErrorState message={error ?? ''} onRetry={reload} />}
        <RowLinksPlace value={links}>{rows()}</RowLinksPlace>
      </ContentArea>
    </div>
  );
}
