import {
  type FoundOrders,
  findOrdersById,
  findOrdersByItem,
  findOrdersByNumber,
  findOrdersByParcel,
  findOrdersByPeople,
} from '@suki/db/queries/find-orders';
import { type FoundPerson, findPeople } from '@suki/db/queries/people';
import type { Db } from '@suki/db/statement';
import { PEOPLE_FOUND_MAX } from '@suki/domain/config/suspension';
import { orderSearch } from '@suki/domain/orders/order-search';
import { personSearch } from '@suki/domain/people/person-search';
import { staffSight } from '@suki/domain/people/staff-view.table';
import type { Handler } from '../../../http/handler.ts';
import { presentOrderSummaries } from '../../orders/present-order.ts';
import { presentFoundPerson } from '../people/find-people.route.ts';

type Found = FoundOrders & { readonly people: readonly FoundPerson[] };
const nothing: Found = { orders: [], hasMore: false, people: [] };
const alone = (found: FoundOrders): Found => ({ ...found, people: [] });

/**
 * `POST /staff/order/search`. Roles that do not see who buys and sells find no order by a person either (ADR 0090),
 * so that a search tells them no more than an order does.
 */
export const findOrders: Handler<'findOrders'> = async ({ body, caller }, dependencies) => {
  const { pool } = dependencies;
  const search = orderSearch(body.text);
  const found = await (() => {
    switch (search.by) {
      case 'mistyped':
        return nothing;
      case 'number':
        return findOrdersByNumber(pool, search.value).then(alone);
      case 'order':
        return findOrdersById(pool, search.value).then(alone);
      default:
        return byRows(pool, { ...search, text: body.text, maySeePeople: staffSight(caller.roles).contacts });
    }
  })();
  return {
    isMistyped: search.by === 'mistyped',
    items: await presentOrderSummaries(
      pool,
      found.orders,
      { role: 'operator', staff: caller.roles, viewerId: caller.userId },
      dependencies,
    ),
    hasMore: found.hasMore,
    people: found.people.map(presentFoundPerson),
  };
};

type Words = {
  readonly text: string;
  readonly parcel: string;
  readonly item?: string | null;
  readonly maySeePeople: boolean;
};

/**
 * A parcel has one order, which is all that is shown. Words can be an item's and a person's: the people are told
 * beside the orders of the item, or with their own orders when no item is called so.
 */
async function byRows(db: Db, { text, parcel, item = null, maySeePeople }: Words): Promise<Found> {
  const ofParcel = await findOrdersByParcel(db, parcel);
  if (ofParcel.orders.length > 0) return alone(ofParcel);
  const [ofItem, known] = await Promise.all([
    item === null ? nothing : findOrdersByItem(db, item),
    maySeePeople ? findPeople(db, personSearch(text)) : [],
  ]);
  const people = known.slice(0, PEOPLE_FOUND_MAX);
  const ids = people.map(({ id }) => id);
  const found = ofItem.orders.length > 0 ? ofItem : await findOrdersByPeople(db, ids);
  return { ...found, hasMore: found.hasMore || known.length > people.length, people };
}
