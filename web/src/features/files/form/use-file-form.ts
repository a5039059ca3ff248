import {
  fileEdit,
  type FileEdit,
  libraryFile,
  type LibraryFile,
} from '@caretrail/contract/files/schema';
import { type SubmitEvent, useState } from 'react';
import { type Mistakes, mistakesOf, withoutMistake } from '../../../lib/form-values.ts';
import { filesApi } from '../../../data/files.ts';
import { refusalOf, refusedWith } from '../../../lib/refusal.ts';
import { usePlace } from '../place-link.tsx';
import { changesOf, type FileValues, valuesOf } from './values.ts';

type SendState =
  | { readonly status: 'typing' | 'sending' }
  /** `text`: what no field is to blame for. */
  | { readonly status: 'failed'; readonly text: string | null; readonly mistakes: Mistakes }
  | { readonly status: 'stale'; readonly stored: LibraryFile };

/** `tags.0` is a mistake of the tags. */
const asFields = (fields: Mistakes): Mistakes =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path.split('.')[0] ?? path, said]),
  );

/** The form of a file: what is typed, what is wrong with it, and the way to the server. */
export function useFileForm(file: LibraryFile) {
  const [editFile] = filesApi.useEditFileMutation();
  const { goTo } = usePlace();
  // The edit goes on from the version that it started with.
  const [base, setBase] = useState(file);
  const [values, setValues] = useState<FileValues>(() => valuesOf(file));
  const [state, setState] = useState<SendState>({ status: 'typing' });
  // Counts the tries, so that the summary takes the focus each time.
  const [tries, setTries] = useState(0);
  const changes = changesOf(values, base);
  const isChanged = Object.keys(changes).length > 0;
  const leave = (): void => goTo({ at: 'file', id: file.id }, { replace: true });

  const fail = (text: string | null, mistakes: Mistakes): void => {
    setTries((before) => before + 1);
    setState({ status: 'failed', text, mistakes });
  };
  const send = async (edit: FileEdit, version: number): Promise<void> => {
    if (state.status === 'sending') return undefined;
    setState({ status: 'sending' });
    const { error } = await editFile({ params: { id: file.id }, body: { ...edit, version } });
    if (error === undefined) return leave();
    const { fields, stored } = refusedWith(libraryFile, error);
    if (stored !== null) return setState({ status: 'stale', stored });
    const mistakes = asFields(fields);
    const hasFields = Object.keys(mistakes).length > 0;
    return fail(hasFields ? null : refusalOf(error).text, mistakes);
  };

  return {
    values,
    changes,
    isChanged,
    state,
    tries,
    mistakes: state.status === 'failed' ? state.mistakes : {},
    onChange: (change: Partial<FileValues>): void => {
      setValues({ ...values, ...change });
      setState((before) => {
        if (before.status !== 'failed') return before;
        const mistakes = Object.keys(change).reduce(withoutMistake, before.mistakes);
        return { ...before, mistakes };
      });
    },
    onSubmit: (submitted: SubmitEvent<HTMLFormElement>): void => {
      submitted.preventDefault();
      if (!isChanged) return leave();
      const checked = fileEdit.safeParse(changes);
      if (!checked.success) return fail(null, mistakesOf(checked.error.issues));
      return void send(checked.data, base.version);
    },
    onKeepMine: (stored: LibraryFile): void => {
      setBase(stored);
      void send(changes, stored.version);
    },
    onTakeOther: leave,
  };
}
