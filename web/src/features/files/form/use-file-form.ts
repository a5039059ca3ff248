import {
  fileEdit,
  type FileEdit,
  libraryFile,
  type LibraryFile,
} from '@caretrail/contract/files/schema';
import { filesApi } from '../../../data/files.ts';
import { type Errors, errorsOf, withoutError } from '../../../lib/form-values.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { useRecordForm } from '../../../shell/use-record-form.ts';
import { usePlace } from '../place-link.tsx';
import { changesOf, type FileValues, valuesOf } from './values.ts';

/** `tags.0` is a mistake of the tags. */
const fieldsOf = (fields: Errors): Errors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path.split('.')[0] ?? path, said]),
  );

/** The form of a file: what is typed, what is wrong with it, and the way to the server. */
export function useFileForm(file: LibraryFile) {
  const dispatch = useAppDispatch();
  const { goTo } = usePlace();
  const record = useRecordForm<LibraryFile, FileValues, FileEdit>({
    record: file,
    schema: libraryFile,
    begin: (base) => valuesOf(base ?? file),
    check: (values, base) => {
      const checked = fileEdit.safeParse(changesOf(values, base ?? file));
      return checked.success ? {} : errorsOf(checked.error.issues);
    },
    bodyOf: (values, base) => fileEdit.parse(changesOf(values, base ?? file)),
    isUnchanged: (values, base) => Object.keys(changesOf(values, base)).length === 0,
    send: (body, { version }) => {
      const { editFile } = filesApi.endpoints;
      return dispatch(editFile.initiate({ params: { id: file.id }, body: { ...body, version } }));
    },
    clearErrors: (errors, changes) => Object.keys(changes).reduce(withoutError, errors),
    fieldsOf,
    messageOf: refusalText,
    onSaved: ({ id }) => goTo({ at: 'file', id }, { replace: true }),
  });
  return {
    ...record,
    changes: changesOf(record.values, record.base ?? file),
    onTakeOther: () => record.leaveFor(file),
  };
}
