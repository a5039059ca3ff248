import {
  chownSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdtempSync,
  openSync,
  closeSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from '../../startup-problem.ts';
import { type ClusterPlan, runInitdb } from './initdb.ts';
import { readText } from './read-text.ts';

const draftPrefix = 'pg.new-';

/** Creates the PostgreSQL data folder if it does not exist; a kill in the middle leaves none. */
export async function ensureCluster(plan: ClusterPlan): Promise<void> {
  await sweepDrafts(plan.dataDir);
  if (existsSync(join(plan.clusterFolder, 'PG_VERSION'))) {
    assertVersion(plan);
    streamReply(plan);
    return;
  }
  makeRoom(plan.clusterFolder);
  plan.say('Creating the database. This takes a few seconds, the first time only.');
  const draft = mkdtempSync(join(plan.dataDir, draftPrefix));
  try {
    if (plan.account.owner !== undefined) {
      chownSync(draft, plan.account.owner.uid, plan.account.owner.gid);
    }
    await runInitdb(plan, draft);
    renameSync(draft, plan.clusterFolder);
    if (plan.durable) syncFolder(plan.dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

async function sweepDrafts(dataDir: string): Promise<void> {
  const drafts = readdirSync(dataDir).filter((name) => name.startsWith(draftPrefix));
  for (const name of drafts) {
    // The initdb of a killed start may still be writing there: it fails and cleans up by itself.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
}

function assertVersion({ clusterFolder, binaries }: ClusterPlan): void {
  const found = readText(join(clusterFolder, 'PG_VERSION'))?.trim();
  if (found === binaries.majorVersion) return;
  throw new StartupProblem(
    `The data in ${clusterFolder} was created by PostgreSQL ${found ?? 'of an unknown version'}, ` +
      `but this Caretrail comes with PostgreSQL ${binaries.majorVersion}: ` +
      'use the Caretrail that created it, or set CARETRAIL_DATA to another folder.',
  );
}

/** Data that root created in a user namespace, started where namespaces are refused. */
function streamReply({ clusterFolder, account: { owner } }: ClusterPlan): void {
  if (owner === undefined || statSync(clusterFolder).uid === owner.uid) return;
  for (const path of readdirSync(clusterFolder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(clusterFolder, path), owner.uid, owner.gid);
  }
  chownSync(clusterFolder, owner.uid, owner.gid);
}

function makeRoom(clusterFolder: string): void {
  if (!existsSync(clusterFolder)) return;
  try {
    rmdirSync(clusterFolder);
  } catch (cause) {
    throw new StartupProblem(
      `The database needs ${clusterFolder}, but it contains something else. Move that away.`,
      { cause },
    );
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
