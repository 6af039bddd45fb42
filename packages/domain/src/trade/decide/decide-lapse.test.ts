import { expect, test } from 'vitest';
import { trade } from '../../../testing/trade-cases/case.ts';
import { tuesday as now } from '../../../testing/trade-fixtures.ts';
import { decideLapse } from './decide-lapse.ts';

test('a timer asks the command that its table names', () => {
  const facts = trade('confirming_buyer_order', 'confirming_buyer_order');
  expect(decideLapse('confirmation', facts, now)).toMatchObject({ ok: true, event: 'E43' });
  expect(decideLapse('shipment', facts, now)).toMatchObject({ ok: true, moves: [] });
});
