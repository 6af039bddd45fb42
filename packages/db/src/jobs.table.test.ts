import { expect, test } from 'vitest';
import { sqlSnapshots } from '../docs-maker/sql-snapshots.ts';
import { jobsInSql } from '../testing/jobs-in-sql.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testId } from '../testing/test-ids.ts';
import { type JobAboutOne, type JobName, jobKey, jobs, webhookJobs } from './jobs.table.ts';
import { addJob, addJobLater, entrySql, jobAbout, jobAboutList } from './queries/jobs.ts';
import { withTransaction } from './tx.ts';

const database = testDatabase();
const waiting = async () =>
  (await database.pool.query('select task_identifier as name, key from graphile_worker.jobs order by id')).rows;

test('no statement writes a job that the table lacks', async () => {
  const names: readonly string[] = Object.keys(jobs);
  expect([...(await jobsInSql())].filter((name) => !names.includes(name))).toEqual([]);
});

test('ops B.2.4: no statement writes a job by the queue’s own functions, which notify', async () => {
  const texts = [...(await sqlSnapshots()).values()];
  expect(texts.filter((text) => /graphile_worker\.add_jobs?\b|jobs:insert/.test(text))).toEqual([]);
});

test('webhooks of each provider have a job of their own', () => {
  expect(new Set(Object.values(webhookJobs)).size).toBe(Object.keys(webhookJobs).length);
});

test.each<JobAboutOne>(['send-refund', 'handle-xendit-event', 'reconcile-fully'])(
  'the key of %s is the same whether SQL or code writes the job',
  async (name) => {
    const id = testId('ref');
    await database.pool.query(`select ${jobAbout(name, '$1::text')}`, [id]);
    await withTransaction(database.pool, (tx) => addJob(tx, name, { [jobs[name].idField]: id } as never));
    expect(await waiting()).toEqual([{ name, key: `${name}:${id}` }]);
    await database.pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  },
);

test('a list is one job under the key of its first entry, and a job that is written again takes the place of the first', async () => {
  const [messageId, refundId] = [testId('msg'), testId('ref')];
  const entries = `json_build_array(${entrySql('notify-trade', '$1::text')})`;
  await database.pool.query(`select ${jobAboutList('notify-trade', { entries, first: '$1::text' })}`, [messageId]);
  await withTransaction(database.pool, async (tx) => {
    await addJob(tx, 'send-refund', { refundId });
    await addJobLater(tx, 'send-refund', { payload: { refundId }, delayMs: 60_000 });
  });
  expect(await waiting()).toEqual([
    { name: 'notify-trade', key: jobKey('notify-trade', [{ messageId }]) },
    { name: 'send-refund', key: jobKey('send-refund', { refundId }) },
  ]);
});

test('a misspelt job, or one with a payload of another, does not compile', () => {
  // @ts-expect-error there is no such job
  const name: JobName = 'send-refunds';
  // @ts-expect-error a refund is not sent by the id of a payout
  const key = () => jobKey('send-refund', { refundId: testId('pyo') });
  expect([name, typeof key]).toEqual(['send-refunds', 'function']);
});
