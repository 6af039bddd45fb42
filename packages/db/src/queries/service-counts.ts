import type { ServiceCounts } from '@suki/domain/figures/service-figures';
import { type Db, exactlyOne, statement } from '../statement.ts';

// At most $3 reports, found by their index; each order and its arrival at the warehouse is a look-up.
const countsStatement = statement<ServiceCounts, [Date, string, number]>(
  'service-counts.recent',
  `with recent as (
  select v.result, v.verified_at, v.order_id from verifications v where v.verified_at >= $1::timestamptz order by v.verified_at desc limit $3::int
), work as (
  select recent.result, o.arrival_max, (o.delivery_at at time zone 'Asia/Manila')::date as delivered_on,
    recent.verified_at - (
      select max(t.at) from transitions t
      where t.entity = 'order' and t.entity_id = recent.order_id and t.to_status = 'platform_received' and t.at <= recent.verified_at
    ) as took
  from recent join orders o on o.id = recent.order_id
)
select count(*)::int as inspected,
  (count(*) filter (where result <> 'fail'))::int as passed,
  (1000 * extract(epoch from percentile_cont(0.5) within group (order by took)))::float8 as "medianMs",
  (count(*) filter (where arrival_max is not null and (delivered_on is not null or arrival_max < $2::date) and result <> 'fail'))::int as dated,
  (count(*) filter (where delivered_on <= arrival_max and result <> 'fail'))::int as "datesMet"
from work`,
);

/** Counts our work over the newest `most` reports since `since`; `today` is a calendar date of Asia/Manila. */
export async function serviceCounts(
  db: Db,
  { since, today, most }: { readonly since: Date; readonly today: string; readonly most: number },
): Promise<ServiceCounts> {
  return await exactlyOne(db, countsStatement, [since, today, most]);
}
