/**
 * SQL of the region from which the cheapest listed ask of a size is sent, the one that a buyer gets: null without an
 * ask. `sku` is an SQL expression of the size's id. One step along `asks_queue_idx`, however many asks have the price.
 */
export const firstAskRegion = (sku: string): string => `(
    select a.region from asks a where a.sku_id = ${sku} and a.lane = 'standard' and a.status = 'listed'
    order by a.price, a.live_at, a.id limit 1
  )`;

/**
 * SQL of the region of the ask that one buys at an item's lowest price: of the first size of the grid that has this
 * price. `item` and `price` are SQL expressions. Sorting the asks of all those sizes slowed every card of an item of
 * which thousands of pairs are listed at one price.
 */
export const regionOfLowestAsk = (item: string, price: string): string => `(
    select ${firstAskRegion('c.sku_id')} from books c join skus g on g.id = c.sku_id
    where c.item_id = ${item} and c.lowest_ask = ${price} order by g.position limit 1
  )`;
