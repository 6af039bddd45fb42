import type { AskId, StockId } from '@suki/domain/ids/id';
import { type Db, first, statement } from '../statement.ts';

const ofAskStatement = statement<{ region: string | null }, [string]>(
  'returns.region',
  `select coalesce(a.return_address ->> 'region', a.region) as region from asks a where a.id = $1::text
union all
select u.region from stock_items s join users u on u.id = s.seller_id where s.id = $1::text`,
);

/**
 * Returns the region that an item would go back to: that of the ask's return address, or of the owner of stock; null
 * when unknown.
 */
export async function returnRegionOf(db: Db, id: AskId | StockId): Promise<string | null> {
  return (await first(db, ofAskStatement, [id]))?.region ?? null;
}
