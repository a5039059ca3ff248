import { describe, expect, it } from 'vitest';
import { auditRowsOf } from '../../testing/audit-trail.ts';
import { insertUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { recordAudit } from './service.ts';

const testApp = useTestApp();
const caller = {
  network: '203.0.113.9',
  ipPrefix: '203.0.113.0/24',
  userAgentHash: 'abc',
  device: null,
  requestId: 'r-1',
  isWebApp: true,
};

describe('the audit log', () => {
  it('stores who did what, when and from where, but no full address', async () => {
    const { deps, clock } = testApp();
    const { id } = await insertUser(testApp());
    await recordAudit(deps, deps.db, {
      action: 'profile.edited',
      caller,
      actorId: id,
      actorRole: 'patient',
      changedFields: ['name'],
    });
    const row = await deps.db.one(`SELECT * FROM audit_log WHERE actor_id = $1`, [id]);
    expect(row).toMatchObject({
      at: clock.now().toISOString(),
      action: 'profile.edited',
      actor_role: 'patient',
      outcome: 'done',
      request_id: 'r-1',
      ip_prefix: '203.0.113.0/24',
      ua_hash: 'abc',
      changed_fields: ['name'],
    });
    expect(JSON.stringify(row)).not.toContain('203.0.113.9');
  });

  it('is rolled back with its change', async () => {
    const { deps } = testApp();
    const { id } = await insertUser(testApp());
    const failing = deps.db.transaction(async (tx) => {
      await recordAudit(deps, tx, { action: 'profile.edited', caller, actorId: id });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await auditRowsOf(testApp(), id)).toEqual([]);
  });

  it.each([
    `UPDATE audit_log SET outcome = 'done'`,
    `UPDATE audit_log SET outcome = 'done' WHERE false`,
    `DELETE FROM audit_log`,
    `TRUNCATE audit_log`,
  ])('refuses %s', async (statement) => {
    await expect(testApp().deps.db.execute(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('outlives its account', async () => {
    const { deps } = testApp();
    const { id } = await insertUser(testApp(), { user_type: 'administrator' });
    await recordAudit(deps, deps.db, { action: 'profile.edited', caller: null, actorId: id });
    await deps.db.execute(`DELETE FROM users WHERE id = $1`, [id]);
    expect(await auditRowsOf(testApp(), id)).toHaveLength(1);
  });
});
