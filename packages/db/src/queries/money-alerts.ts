import type { MoneyAlertEvent } from '@suki/domain/alerts/alert-events';
import { type Db, first, statement } from '../statement.ts';
import { alertEvent } from '../trade-event.ts';

/** What the gateway and we see differently: one of ours, or a dispute of the gateway about a payment that is none of ours. */
export type MoneyDifference = {
  readonly entity: 'attempt' | 'refund' | 'payout' | 'dispute';
  readonly id: string;
  readonly event: MoneyAlertEvent;
};

const raiseStatement = statement<{ raised: boolean }, [string, string, string, Date]>(
  'money-alerts.raise',
  `with raised as (
  insert into staff_alerts (id, queue, event, entity, entity_id, at)
  values (new_id('evt'), 'finance', $1, $2, $3, $4::timestamptz)
  on conflict (entity_id, event) where done_at is null do nothing
  returning id
)
select true as raised, ${alertEvent('raised')} from raised`,
);

/** Puts a difference into the queue of finance; false when it lies there already. */
export async function raiseMoneyAlert(db: Db, { entity, id, event }: MoneyDifference, at: Date): Promise<boolean> {
  return (await first(db, raiseStatement, [event, entity, id, at])) !== undefined;
}
