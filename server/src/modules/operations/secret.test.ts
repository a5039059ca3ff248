import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../keys.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { refuseOtherSecret } from './service.ts';

const testApp = useTestApp();
const start = (secret: string): Promise<void> =>
  refuseOtherSecret(testApp().deps.db, deriveKeys(secret));

describe('the secret of a database', () => {
  it('is that of its first start: the same is accepted on any number of servers, another is refused with a sentence', async () => {
    const same = 'the secret of all servers on this database';
    await Promise.all([start(same), start(same), start(same)]);
    await expect(start('the secret of another server, long enough')).rejects.toThrow(
      'CARETRAIL_SECRET is not the secret that this database was made with',
    );
    await start(same);
  });
});
