import { insertMessages } from '@suki/db/queries/inbox';
import { setVerifiedPhone } from '@suki/db/queries/users';
import { hurryJobs } from '@suki/db/testing/queue-rows';
import { withTransaction } from '@suki/db/tx';
import { afterEach, describe, expect, test } from 'vitest';
import { platformTestApi } from '../../test/support/platform-test-api.ts';
import { taskOf } from '../jobs/job-worker.ts';
import { notifyTrade } from '../jobs/notify-trade.worker.ts';
import type { BackgroundService } from './background-service.ts';
import { startJobQueue } from './start-job-queue.ts';

const world = platformTestApi();
let queues: BackgroundService[] = [];
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  queues = [];
});

function startQueue(): void {
  const { dependencies } = world.api;
  queues.push(
    startJobQueue({
      pool: dependencies.pool,
      tasks: { 'notify-trade': taskOf(notifyTrade, dependencies) },
      log: dependencies.log,
      crontab: '',
      feed: dependencies.feed,
    }),
  );
}

const jobsLeft = async () => (await world.pool.query('select from graphile_worker.jobs')).rowCount;

describe('the queue', () => {
  test('mails a message that was written in a transaction, once, with two workers at work', async () => {
    const { userId } = (await world.api.callAs({ uid: 'bea', email: 'bea@suki.test' }, 'getUser')).answer();
    startQueue();
    startQueue();
    await withTransaction(world.pool, (tx) =>
      insertMessages(tx, [{ to: userId, tab: 'order', kind: 'order-paid', params: { total: 641_000 } }], {
        at: world.api.clock.now(),
      }),
    );
    await expect.poll(() => world.api.sandbox.mails('bea@suki.test'), { timeout: 3_000 }).toHaveLength(1);
    await expect.poll(jobsLeft).toBe(0);
    expect(await world.api.sandbox.mails('bea@suki.test')).toHaveLength(1);
  });

  test('of the messages of a decision those alone are tried again that could not be sent', async () => {
    const people = [
      { name: 'cora', phone: '+639170000011' },
      { name: 'dante', phone: '+639170000012' },
    ];
    const params = { price: 625_000, income: 580_000, deadline: '2026-11-22T07:00:00.000Z' };
    const toldPeople = await Promise.all(
      people.map(async ({ name, phone }) => {
        const { userId } = (await world.api.callAs({ uid: name, email: `${name}@suki.test` }, 'getUser')).answer();
        await withTransaction(world.pool, (tx) => setVerifiedPhone(tx, userId, phone, world.api.clock.now()));
        return { to: userId, tab: 'order', kind: 'order-confirm', params } as const;
      }),
    );
    await world.api.sandbox.control('/faults', { provider: 'mail', count: 1 });
    startQueue();
    await withTransaction(world.pool, (tx) => insertMessages(tx, toldPeople, { at: world.api.clock.now() }));
    const soonTriedAgain = async () => {
      await hurryJobs(world.pool);
      return jobsLeft();
    };
    await expect.poll(soonTriedAgain, { timeout: 30_000 }).toBe(0);
    for (const { name, phone } of people) {
      expect(await world.api.sandbox.mails(`${name}@suki.test`)).toHaveLength(1);
      // The mail service recognises a repeated mail by its key. An SMS has no key, so it would come twice.
      expect(await world.api.sandbox.sms(phone)).toHaveLength(1);
    }
  });

  test('sends nothing for a transaction that was rolled back', async () => {
    const { userId } = (await world.api.callAs({ uid: 'sam', email: 'sam@suki.test' }, 'getUser')).answer();
    const work = withTransaction(world.pool, async (tx) => {
      await insertMessages(tx, [{ to: userId, tab: 'order', kind: 'order-paid', params: { total: 1 } }], {
        at: world.api.clock.now(),
      });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await jobsLeft()).toBe(0);
  });

  test('keeps a job whose payload is not as defined, for a person to look at', async () => {
    startQueue();
    await world.pool.query(
      `select graphile_worker.add_job('notify-trade', '[{"messageId": "nonsense"}]', job_key := 'broken')`,
    );
    await expect
      .poll(
        async () =>
          (await world.pool.query('select attempts from graphile_worker.jobs where key = $1', ['broken'])).rows,
      )
      .toEqual([{ attempts: 1 }]);
  });
});
