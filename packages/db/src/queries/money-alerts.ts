import { type Db, first, statement } from '../statement.ts';

/** What the gateway and we see differently: one of ours, or a dispute of the gateway about a payment that is none of ours. */
export type MoneyDifference = {
  readonly entity: 'attempt' | 'refund' | 'payout' | 'dispute';
  readonly id: string;
  /** `differs`: the two do not say the same; `disputed`: a bank questions what no rule decides. */
  readonly event: 'differs' | 'disputed';
};

const raiseStatement = statement<{ raised: boolean }, [string, string, string, Date]>(
  'money-alerts.raise',
  `insert into staff_alerts (id, queue, event, entity, entity_id, at)
values (new_id('evt'), 'finance', $1, $2, $3, $4::timestamptz)
on conflict (entity_id, event) where done_at is null do nothing
returning true as raised`,
);

/** Puts a difference into the queue of finance; false when it lies there already. */
export async function raiseMoneyAlert(db: Db, { entity, id, event }: MoneyDifference, at: Date): Promise<boolean> {
  return (await first(db, raiseStatement, [event, entity, id, at])) !== undefined;
}
