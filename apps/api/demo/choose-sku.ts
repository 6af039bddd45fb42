import type { routes } from '@suki/contract/routes';
import { centavos } from '@suki/domain/money/centavos';
import type { z } from 'zod';
import type { Person } from './people.ts';

type Item = z.output<(typeof routes)['getItem']['response']>;

/** Returns a size of the first item and a price just below its lowest ask, so that the demo buys this pair. */
export async function chooseSku(person: Person): Promise<{
  readonly item: Item;
  readonly sku: Item['skus'][number];
  readonly price: ReturnType<typeof centavos>;
}> {
  const { items } = await person.call('recommendItemsToSell');
  const card = items[0];
  if (card === undefined) throw new Error('Expected the catalogue to have items; seed the database first.');
  const item = await person.call('getItem', { params: { id: card.id } });
  const sku = item.skus[0];
  if (sku === undefined) throw new Error(`Expected ${item.name} to have sizes.`);
  const usual = sku.lastSale ?? item.lastSale ?? centavos(600_000);
  const price = centavos(sku.lowestAsk === null ? usual : Math.max(50_000, sku.lowestAsk - 5_000));
  return { item, sku, price };
}
