import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-code.tsx';

describe('a QR code as a path', () => {
  it('has a bar for each run of dark modules', () => {
    const rows = [
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ];
    expect(qrPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
  });

  it('is empty without any', () => {
    expect(qrPath([])).toBe('');
    expect(qrPath([[false]])).toBe('');
  });
});
