import type { AddressId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { AddressCopy } from '../schema/addresses.ts';
import { type Db, first, statement } from '../statement.ts';
import { addressCopyText } from './addresses.ts';
import type { SkuFacts } from './sku-facts.ts';

/** Facts that a purchase reads before it locks anything. */
export type PurchaseFacts = SkuFacts & {
  readonly lowestAsk: Centavos | null;
  readonly flashLowestAsk: Centavos | null;
  /** The destination; null when the person has no such address. */
  readonly address: AddressCopy | null;
};

// One statement, because hundreds of people may send it at once, and all but one of them stop after it.
const factsStatement = statement<PurchaseFacts, [SkuId, AddressId, UserId]>(
  'purchase-facts.of-buyer',
  `select s.id as "skuId", i.id as "itemId", i.status, i.category, i.brand_ids[1] as "brandId",
  b.lowest_ask as "lowestAsk", b.flash_lowest_ask as "flashLowestAsk",
  case when a.id is not null then ${addressCopyText('a')} end as address
from skus s join items i on i.id = s.item_id join books b on b.sku_id = s.id
  left join addresses a on a.id = $2::text and a.user_id = $3::text
where s.id = $1::text`,
);

/** One read by four primary keys, without a lock; undefined when there is no such size. */
export async function purchaseFacts(
  db: Db,
  { skuId, addressId, buyerId }: { readonly skuId: SkuId; readonly addressId: AddressId; readonly buyerId: UserId },
): Promise<PurchaseFacts | undefined> {
  return await first(db, factsStatement, [skuId, addressId, buyerId]);
}
