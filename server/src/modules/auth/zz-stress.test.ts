import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { expect, it } from 'vitest';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { mailedCode, setUpApp, appCode } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
it('mixes everything', async () => {
  const tally: Record<string, number> = {};
  for (let round = 0; round < 12; round += 1) {
    const { email, id } = await insertUser(testApp(), { password: goodPassword, is_primary_email: false });
    const app = await setUpApp(testApp(), await signInWithPassword(testApp(), email));
    testApp().clock.advance(60_000);
    await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email } });
    const code = await mailedCode(testApp(), { email });
    const { token } = (await callFrom(testApp(), authEndpoints.verifyResetCode, { body: { email, code } })).json<{ token: string }>();
    const s = [await signInWithPassword(testApp(), email), await signInWithPassword(testApp(), email), await signInWithPassword(testApp(), email)];
    const totp = await appCode(testApp(), app.secret);
    const jobs = [
      ...Array.from({ length: 6 }, () => callFrom(testApp(), authEndpoints.login, { body: { email, password: goodPassword } })),
      callFrom(testApp(), authEndpoints.verifyTotp, { body: { code: totp }, access: s[0]!.access }),
      callFrom(testApp(), authEndpoints.verifyTotp, { body: { code: app.recovery_codes[0] }, access: s[1]!.access }),
      callFrom(testApp(), authEndpoints.verifyTotp, { body: { code: app.recovery_codes[1] }, access: s[2]!.access }),
      callFrom(testApp(), authEndpoints.resetPassword, { body: { token, password: 'a tin of seven blue pears' } }),
      callFrom(testApp(), authEndpoints.refresh, { body: { refresh: app.refresh } }),
      callFrom(testApp(), authEndpoints.refresh, { body: { refresh: s[2]!.refresh } }),
      callFrom(testApp(), authEndpoints.logout, { access: app.access }),
      callFrom(testApp(), authEndpoints.enrolTotp, { access: app.access }),
      callFrom(testApp(), authEndpoints.login, { body: { email, password: 'wrong wrong wrong' } }),
      callFrom(testApp(), authEndpoints.forgotPassword, { body: { email } }),
    ].sort(() => Math.random() - 0.5);
    const answers = await Promise.all(jobs);
    for (const a of answers) tally[outcomeOf(a)] = (tally[outcomeOf(a)] ?? 0) + 1;
    // after the reset no session from before with old password may live
    const reset = answers.some((a) => a.statusCode === 204 && a.request === undefined);
    void reset;
    const live = await testApp().deps.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM sessions WHERE user_id = $1 AND revoked_at IS NULL`, [id]);
    tally[`live ${live[0]!.n}`] = (tally[`live ${live[0]!.n}`] ?? 0) + 1;
  }
  console.log(tally, testApp().logLines.filter((l) => l.includes('"level":50')).slice(0, 3));
  expect(Object.keys(tally).filter((k) => k.startsWith('5'))).toEqual([]);
}, 120_000);


import { makeHashing } from './hashing.ts';
const realApp = useTestApp({ hashing: makeHashing() });
it('timing', async () => {
  const v: Record<string, number[]> = { lk: [], lu: [], fk: [], fu: [], vk: [], vu: [] };
  const t = async (f: () => Promise<unknown>) => { const s = performance.now(); await f(); return performance.now() - s; };
  const emails: string[] = [];
  for (let i = 0; i < 120; i += 1) emails.push((await insertUser(realApp(), { password: i < 3 ? goodPassword : null })).email);
  const hash = await realApp().deps.hashing.hash(goodPassword);
  await realApp().deps.db.execute(`UPDATE users SET password_hash = $1`, [hash]);
  for (let i = 0; i < 120; i += 1) {
    const email = emails[i]!;
    const body = (k: boolean) => (k ? email : `x${email}`);
    const run = [
      async (k: boolean) => v[k ? 'lk' : 'lu']!.push(await t(() => callFrom(realApp(), authEndpoints.login, { body: { email: body(k), password: 'nope nope nope' } }))),
      async (k: boolean) => v[k ? 'fk' : 'fu']!.push(await t(() => callFrom(realApp(), authEndpoints.forgotPassword, { body: { email: body(k) } }))),
      async (k: boolean) => v[k ? 'vk' : 'vu']!.push(await t(() => callFrom(realApp(), authEndpoints.verifyResetCode, { body: { email: body(k), code: '123456' } }))),
    ];
    for (const r of run) { const first = Math.random() < 0.5; await r(first); await r(!first); }
  }
  const auc = (a: number[], b: number[]) => a.flatMap((x) => b.map((y) => (x > y ? 1 : x === y ? 0.5 : 0))).reduce((p, q) => p + q, 0) / (a.length * b.length);
  const med = (x: number[]) => x.toSorted((p, q) => p - q)[x.length / 2];
  console.log('login', med(v.lk!), med(v.lu!), auc(v.lk!, v.lu!), 'forgot', med(v.fk!), med(v.fu!), auc(v.fk!, v.fu!), 'verify', med(v.vk!), med(v.vu!), auc(v.vk!, v.vu!));
}, 240_000);
