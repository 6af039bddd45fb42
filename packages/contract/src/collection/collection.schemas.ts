import { z } from 'zod';
import { ItemCard, Sku } from '../catalogue/catalogue.schemas.ts';
import { CalendarDate, Centavos, KeptId, Moment, OrderId, SkuId } from '../shared/brands.ts';

/** An item that the caller owns. */
export const CollectionEntry = z
  .object({
    id: KeptId,
    item: ItemCard,
    sku: Sku,
    /** The caller's order that brought it; null for an entry made by hand. */
    orderId: OrderId.nullable(),
    /** The total of the order less what was refunded, or what the caller typed; null when they did not. */
    paid: Centavos.nullable(),
    boughtOn: CalendarDate.nullable(),
    /** The last sale of the size, else of the item; null when nobody has sold it yet. */
    worth: Centavos.nullable(),
    /** The sales that `worth` comes from. */
    worthBy: z.enum(['size', 'item']).nullable(),
    /** `worth` less `paid`, below zero for a loss; null while either is unknown. */
    gain: Centavos.nullable(),
    /** False for a purchase that the caller kept with a defect: we would not pass it as new again. */
    passesAsNew: z.boolean(),
    /** When it came into the collection. */
    createdAt: Moment,
  })
  .meta({ id: 'CollectionEntry' });

export const OwnedItemInput = z
  .object({
    skuId: SkuId,
    paid: Centavos.nullable().optional(),
    /** A day until today. */
    boughtOn: CalendarDate.nullable().optional(),
  })
  .meta({ id: 'OwnedItemInput' });

/** The sums of the entries whose worth and price are both known. */
export const CollectionTotals = z
  .object({
    count: z.int(),
    /** Entries that the sums are taken over. */
    compared: z.int(),
    worth: Centavos,
    paid: Centavos,
    gain: Centavos,
    /** False when the collection has more entries than are counted: then these are the newest. */
    isWhole: z.boolean(),
  })
  .meta({ id: 'CollectionTotals' });
