import { returnRegionOf } from '@suki/db/queries/return-region';
import type { Db } from '@suki/db/statement';
import { isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { AskId, StockId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { returnShippingFee } from '@suki/domain/quote/shipping-fee';

/** Returns the cost of sending the item of an ask or of stock back to its seller, in centavos. */
export async function returnCostOf(db: Db, id: AskId | StockId): Promise<Centavos> {
  const region = await returnRegionOf(db, id);
  return returnShippingFee(isDeliveryRegion(region) ? region : null);
}
