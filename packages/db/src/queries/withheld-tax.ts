import { type WithheldTaxRule, withheldTax } from '@suki/domain/config/withheld-tax';
import type { UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { manilaDate, manilaMoment } from '@suki/domain/time/manila';
import { statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

/** SQL that is true when tax is withheld from the sales of the person whose id is in a column. */
export const isTaxWithheld = (sellerId: string): string =>
  `(select s.tax_withheld_since is not null and s.tax_declared_at is null from users s where s.id = ${sellerId})`;

// A seller without the mark has sold for no more than the threshold this year, so there is little to add up. A seller
// who was paid this year has an order that changed this year.
const markStatement = statement<unknown, [UserId, Date, Date, Centavos]>(
  'withheld-tax.mark-seller',
  `update users set tax_withheld_since = $2::timestamptz
where id = $1::text and tax_withheld_since is null and $4::bigint < (
  select sum(o.price - o.discount_offer) from orders o cross join lateral (
    select e.created_at from journal_entries e where e.code = 'seller_paid' and e.key = o.id offset 0
  ) paid
  where o.seller_id = $1::text and o.updated_at >= $3::timestamptz and paid.created_at >= $3::timestamptz
)`,
);

/**
 * Marks a seller who has passed the threshold of the year with the sale that was just paid: tax is withheld from the
 * next sale on. Does nothing while the rule is off.
 * @returns true when the seller was marked now.
 */
export async function markTaxedSeller(
  tx: Tx,
  { sellerId, at }: { readonly sellerId: UserId; readonly at: Date },
  { isOn, yearlyThreshold }: WithheldTaxRule = withheldTax,
): Promise<boolean> {
  if (!isOn) return false;
  const yearStart = manilaMoment(`${manilaDate(at).slice(0, 4)}-01-01`, 0);
  return (await touch(tx, markStatement, [sellerId, at, yearStart, yearlyThreshold])) === 1;
}
