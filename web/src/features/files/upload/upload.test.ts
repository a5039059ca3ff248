import { describe, expect, it } from 'vitest';
import { asInLibrary, countsOf, type Upload } from './upload.ts';

const done = (id: string, name: string): Upload => ({
  key: `key-${id}`,
  name,
  state: { status: 'done', id },
});
const spared: Upload = {
  key: 'again',
  name: 'Copy.pdf',
  state: { status: 'spared', same: { id: 'one', title: 'Photo.jpg' } },
};

describe('the list of uploads', () => {
  it('shows the title that a file was given since', () => {
    const [first, second] = asInLibrary(
      [done('one', 'Photo.jpg'), spared],
      [{ id: 'one', title: 'Letter of 3 May' }],
    );
    expect(first?.name).toBe('Letter of 3 May');
    expect(second?.state).toMatchObject({ same: { title: 'Letter of 3 May' } });
  });

  it('forgets a file that was moved to the bin, counts it no longer, and has it again after Undo', () => {
    const uploads = [done('one', 'Photo.jpg'), done('two', 'Photo.jpg')];
    const left = asInLibrary(uploads, [{ id: 'two', title: 'Photo.jpg' }]);
    expect(left.map(({ key }) => key)).toEqual(['key-two']);
    expect(countsOf(left).stored).toBe(1);
    const both = ['one', 'two'].map((id) => ({ id, title: 'Photo.jpg' }));
    expect(asInLibrary(uploads, both)).toHaveLength(2);
  });

  it('keeps what is on its way, was cancelled or refused, and everything while the library is not loaded', () => {
    const sending: Upload = { key: 'a', name: 'A', state: { status: 'sending', share: 0.5 } };
    const stopped: Upload = { key: 'b', name: 'B', state: { status: 'stopped' } };
    expect(asInLibrary([sending, stopped], [])).toEqual([sending, stopped]);
    expect(asInLibrary([done('one', 'Photo.jpg')], null)).toHaveLength(1);
  });
});
