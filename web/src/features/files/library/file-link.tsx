import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePlaceHref } from '../use-place.ts';

type FileLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  readonly file: Pick<LibraryFile, 'id'>;
};

export function FileLink({ file, ...link }: FileLinkProps) {
  const hrefOf = usePlaceHref();
  const { search, hash } = hrefOf({ at: 'file', id: file.id });
  // As a text: the router checks an object at length, for each of hundreds of rows.
  return <Link {...link} data-file={file.id} to={`${search}${hash}`} />;
}
