import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { ComponentProps } from 'react';
import { useRowLink } from '../../../lib/row-links.ts';

type FileLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly file: Pick<LibraryFile, 'id'>;
};

export function FileLink({ file, children, ...link }: FileLinkProps) {
  return (
    <a {...link} {...useRowLink(file.id)} data-file={file.id}>
      {children}
    </a>
  );
}
