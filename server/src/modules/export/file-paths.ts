type Named = { readonly id: string; readonly name: string; readonly is_in_bin: boolean };

/** Signs and names that some computer cannot have in a folder. */
const impossible = /[<>:"/\\|?*]|\p{Cc}/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

const folderOf = ({ is_in_bin }: Named): string =>
  is_in_bin ? 'originals/in the bin/' : 'originals/';

const possible = (name: string): string =>
  name.replaceAll(impossible, '_').replace(reserved, (found) => `_${found}`);

/** 'scan.png', 'scan (2).png', … */
function numbered(name: string, count: number): string {
  if (count === 1) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${stem} (${count})${ending}`;
}

/** Where each file lies in the copy, under its own name. Computers differ on capitals, so no two may differ in them only. */
export function filePaths(files: readonly Named[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const paths = new Map<string, string>();
  for (const file of files) {
    let path = '';
    for (let count = 1; path === '' || taken.has(path.toLowerCase()); count += 1) {
      path = folderOf(file) + numbered(possible(file.name), count);
    }
    taken.add(path.toLowerCase());
    paths.set(file.id, path);
  }
  return paths;
}
