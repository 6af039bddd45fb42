import { expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { askInBatches, openRecords } from './ask-in-batches.ts';

const log = createLog({ level: 'silent', process: 'http' });

function records(kind: string, count: number, asked: string[], silentFrom = Number.POSITIVE_INFINITY) {
  let at = 0;
  const next = async (limit: number) => {
    const rows = Array.from({ length: Math.min(limit, count - at) }, (_, index) => ({ id: `${kind}-${at + index}` }));
    at += rows.length;
    return rows;
  };
  return openRecords(
    next,
    async ({ id }) => {
      asked.push(kind);
      if (Number(id.split('-')[1]) >= silentFrom)
        throw new GatewayError({ outcome: 'unknown', errorCode: 'TIMEOUT', status: null, message: 'silent' });
      return 'settled';
    },
    { log },
  );
}

test('ops B.2.11: a run goes on in batches until nothing is left, a batch of each kind in turn', async () => {
  const asked: string[] = [];
  const kinds = { payments: records('p', 1_234, asked), refunds: records('r', 150, asked) };
  const counts = await askInBatches(kinds, () => false);
  expect([counts.payments.settled, counts.refunds.settled]).toEqual([1_234, 150]);
  expect(asked.slice(0, 200)).toEqual([...Array(100).fill('p'), ...Array(100).fill('r')]);
});

test('a run ends between two batches when its time is up, after one batch of each kind', async () => {
  const asked: string[] = [];
  const counts = await askInBatches(
    { payments: records('p', 1_000, asked), refunds: records('r', 1_000, asked) },
    () => true,
  );
  expect([counts.payments.checked, counts.refunds.checked]).toEqual([100, 100]);
});

test('a service that hangs is not asked about the rest of its kind', async () => {
  const asked: string[] = [];
  const counts = await askInBatches({ payments: records('p', 1_000, asked, 150) }, () => false);
  expect(counts.payments).toMatchObject({ settled: 150, unanswered: 1 });
  expect(asked).toHaveLength(151);
});
