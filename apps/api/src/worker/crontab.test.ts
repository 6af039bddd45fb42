import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { crontab } from './crontab.ts';

test('open records are looked at each minute and events are counted each five, by one job at a time', () => {
  expect(parseCrontab(crontab)).toMatchObject([
    { task: 'reconcile', options: { queueName: 'reconcile', jobKey: 'reconcile', backfillPeriod: 0 } },
    { task: 'count-item-events', options: { queueName: 'count-item-events', jobKey: 'count-item-events' } },
  ]);
});
