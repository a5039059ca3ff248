import { request } from 'node:http';
import { hrefOf } from '@caretrail/contract/access/routes';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { insertUser } from '@caretrail/server/testing/factories';
import { insertManyUsers } from '@caretrail/server/testing/many-users';
import { openSessionFor } from '@caretrail/server/testing/open-session-for';
import { storageWith } from './cookie-choice.ts';
import { putSession } from './put-session.ts';
import { seenTasks, watchTasks } from './watch-tasks.ts';
import { withProduct } from './with-product.ts';

const count = Number(process.argv[2]);
const asked = 7;

type Called = { readonly ms: number; readonly bytes: number };

/** One call as a browser makes it: how long until its last byte, and how many bytes. */
const callList = (url: string, access: string): Promise<Called> =>
  new Promise((done, failed) => {
    const start = performance.now();
    const headers = { authorization: `Bearer ${access}`, 'accept-encoding': 'gzip, br' };
    request(`${url}${usersEndpoints.list.path}`, { headers }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`Answered ${answer.statusCode}.`));
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => done({ ms: performance.now() - start, bytes }));
    })
      .on('error', failed)
      .end();
  });

/** The real product with so many users: the call, and from the address to the rows. */
const figures = await withProduct(async ({ url, server, browser }) => {
  const { id } = await insertUser(server, { user_type: 'administrator' });
  await insertManyUsers(server, count);
  await server.deps.db.execute('VACUUM ANALYZE users, patients');
  const session = await openSessionFor(server, id);
  const calls: Called[] = [];
  for (let call = 0; call < asked; call += 1) calls.push(await callList(url, session.access));
  const storageState = storageWith(url, 'declined');
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', storageState });
  const page = await context.newPage();
  await putSession(page, session);
  await watchTasks(page);
  const start = performance.now();
  await page.goto(hrefOf('adminPanel'));
  await page.getByText(/^[\d,]+ users$/).waitFor({ timeout: 30_000 });
  return { calls, shownMs: performance.now() - start, tasks: await seenTasks(page) };
});

// For bench/, which runs this as a program: the figures as one line.
console.log(JSON.stringify(figures));
