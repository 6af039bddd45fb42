import { readdir, readFile } from 'node:fs/promises';
import { jobs, webhookJobs } from '@suki/db/jobs.table';
import { jobsInSql } from '@suki/db/testing/jobs-in-sql';
import { expect, test } from 'vitest';
import { crontab } from '../worker/crontab.ts';

/** Jobs that use cases write beside their data by `addJob` and `addJobLater`; `noteLinkMail` takes its job as `job`. */
async function jobsOfUseCases(): Promise<readonly string[]> {
  const source = new URL('../', import.meta.url);
  const files = (await readdir(source, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, source), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:\baddJob(?:Later)?\(tx, |noteLinkMail\(.*\bjob: )'([^']+)'/g)].map(([, name = '']) => name),
  );
}

test('every job has a writer: a statement, a use case, a webhook or the crontab', async () => {
  const ofCrontab = [...crontab.matchAll(/^(?:\S+ ){5}(\S+)/gm)].map(([, name]) => name);
  const written = new Set([
    ...(await jobsInSql()),
    ...(await jobsOfUseCases()),
    ...Object.values(webhookJobs),
    ...ofCrontab,
  ]);
  expect([...written].sort()).toEqual(Object.keys(jobs).sort());
});
