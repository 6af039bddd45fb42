import { addresses } from '../addresses.ts';
import type { KnownIds } from './known-ids.ts';
import type { State } from './picture.ts';

export const people = [
  'visitor',
  'buyer',
  'seller',
  'newcomer',
  'warehouse',
  'inspector',
  'finance',
  'catalogue',
] as const;
export type Who = (typeof people)[number];

export type Visit = { readonly screen: string; readonly path: string; readonly who: Who; readonly state: State };

type Way = readonly [screen: string, path: string | undefined, states?: readonly State[]];

const own = ['full', 'loading', 'error'] as const;
const asked = ['loading', 'error'] as const;

/** Lists every screen of the sale with its states. A path is undefined when the demo lacks what the screen shows. */
export function visits(ids: KnownIds): readonly Visit[] {
  return [
    ...of('visitor', forEverybody(ids)),
    ...of('buyer', ofABuyer(ids)),
    ...of('seller', ofASeller(ids)),
    ...of('newcomer', ofANewcomer(ids)),
    ...of('visitor', [['ops sign-in', `${addresses.ops}/`]]),
    ...of('warehouse', ofTheWarehouse(ids)),
    ...of('catalogue', ofTheCatalogue(ids)),
    ...of('inspector', [
      ['ops to inspect', order(ids.inWarehouse.get('platform_received'))],
      ['ops inspection', order(ids.inWarehouse.get('under_inspection')), own],
    ]),
    ...of('finance', [
      ['ops payouts', `${addresses.ops}/money?payouts=SUCCEEDED`, [...own, 'empty']],
      ['ops refunds', `${addresses.ops}/money?refunds=SUCCEEDED`, [...own, 'empty']],
      ['ops money', `${addresses.ops}/money`],
      ['ops alerts of two roles', `${addresses.ops}/alerts`],
      ['ops people', `${addresses.ops}/people?text=sam%40suki.test`, [...own, 'empty']],
      ['ops jobs', `${addresses.ops}/jobs`, own],
      ['ops second step', `${addresses.ops}/second-step`],
      ['ops messages', `${addresses.ops}/messages`, own],
      ['ops message', `${addresses.ops}/messages?kind=ask-live`],
    ]),
  ];
}

function forEverybody({ item, sku, certificate, wishList }: KnownIds): readonly Way[] {
  return [
    ['home', '/', ['full', ...asked]],
    ['home shoes', '/shoes'],
    ['drops', '/drops'],
    ['search', '/search'],
    ['search in bags', '/search?tab=handbags'],
    ['search results', '/search?keyword=jordan&brand=jordan&sort=popular'],
    ['search, next page', `/search?after=${item}&page=2`],
    ['search nothing', '/search?keyword=xyzzyq', ['empty']],
    ['item', `/item/${item}`, ['full', ...asked]],
    ['item not there', '/item/itm_nothing', ['empty']],
    ['sell', '/sell', own],
    ['sell item', `/sell/${item}`, own],
    ['sell price', `/sell/${item}?${new URLSearchParams({ sku, price: '7000' })}`],
    ['wish list', `/wish-list?list=${wishList}`, own],
    ['wish list not there', '/wish-list?list=kpt_nothing', ['empty']],
    ['certificate', certificate && `/certificate/${certificate}`],
    ['certificate not there', '/certificate/SK-0000-0000', ['empty']],
    ['calculators', '/calculators?price=12350&to=batanes&from=mindanao&lane=flash'],
    ['sign-in', '/sign-in'],
    ['register', '/register'],
    ['verify email', '/verify-email#code=none'],
    ['forgot password', '/forgot-password'],
    ['reset password', '/reset-password#code=none'],
    ['fees', '/fees'],
    ['not found', '/nowhere', ['empty']],
  ];
}

function ofABuyer({ item, sku, wanted, biddable, bought, bid }: KnownIds): readonly Way[] {
  const place = (on: KnownIds['wanted']) => `/bid?${new URLSearchParams({ ...on, price: '1000' })}`;
  return [
    ['checkout', `/checkout?${new URLSearchParams({ item, sku, lane: 'standard' })}`, own],
    ...[...bought].map(([status, id]): Way => [`order bought, ${status}`, `/order/${id}`]),
    ['order', `/order/${[...bought.values()][0]}`, asked],
    ['orders', '/orders', own],
    ['orders done', '/orders?role=buyer&tab=done'],
    ['bids', '/bids', own],
    ['bid', bid && `/bid/${bid}`, own],
    ['bid place', place(biddable), own],
    ['bid placed already', place(wanted)],
    ['inbox', '/inbox', own],
    ['account', '/account', own],
    ['saved items', '/saved', own],
    ['saved brands', '/saved/brands', own],
    ['notices', '/saved/notices', own],
    ['recently viewed', '/recent', own],
    ['collection', '/collection', own],
    ['collection, an item', '/collection/add'],
    ['collection, its size', `/collection/add?item=${item}`, own],
  ];
}

function ofASeller({ wanted, sold, ask }: KnownIds): readonly Way[] {
  return [
    ['sell now', `/sell/${wanted.item}?${new URLSearchParams({ sku: wanted.sku, now: '1' })}`, own],
    ...[...sold].map(([status, id]): Way => [`order sold, ${status}`, `/order/${id}`]),
    ['orders sold', '/orders?role=seller&tab=in_progress'],
    ['asks', '/asks', own],
    ['ask', ask && `/ask/${ask}`, own],
    ['drop-off', '/account/drop-off', own],
    ['wallet', '/wallet', own],
    ['wallet ledger', '/wallet/ledger', own],
    ['wallet deposits', '/wallet/deposits', own],
  ];
}

function ofANewcomer({ item, sku }: KnownIds): readonly Way[] {
  const empty: readonly State[] = ['empty'];
  return [
    ['checkout', `/checkout?${new URLSearchParams({ item, sku, lane: 'standard' })}`, empty],
    ['sell price', `/sell/${item}?${new URLSearchParams({ sku, price: '7000' })}`, empty],
    ['orders', '/orders', empty],
    ['asks', '/asks', empty],
    ['bids', '/bids', empty],
    ['wallet', '/wallet', empty],
    ['wallet ledger', '/wallet/ledger', empty],
    ['wallet deposits', '/wallet/deposits', empty],
    ['inbox', '/inbox', empty],
    ['account', '/account', empty],
    ['saved items', '/saved', empty],
    ['saved brands', '/saved/brands', empty],
    ['notices', '/saved/notices', empty],
    ['recently viewed', '/recent', empty],
    ['collection', '/collection', empty],
    ['order', '/order/ord_nothing', empty],
  ];
}

function ofTheWarehouse({ inWarehouse }: KnownIds): readonly Way[] {
  return [
    ['ops work lists', `${addresses.ops}/?status=on_way_to_warehouse`, [...own, 'empty']],
    ['ops receiving', `${addresses.ops}/receive`],
    ['ops alerts', `${addresses.ops}/alerts`, [...own, 'empty']],
    ['ops alerts handled', `${addresses.ops}/alerts?state=handled`],
    ['ops second person', `${addresses.ops}/approvals`, [...own, 'empty']],
    ['ops find', `${addresses.ops}/find`],
    ['ops store', `${addresses.ops}/store`, own],
    ['ops order on its way', order(inWarehouse.get('on_way_to_warehouse')), own],
    ['ops shipping', order(inWarehouse.get('platform_to_ship'))],
    ['ops order sent', order(inWarehouse.get('to_receive'))],
  ];
}

function ofTheCatalogue({ item, chart }: KnownIds): readonly Way[] {
  const desk = `${addresses.ops}/catalogue`;
  return [
    ['ops catalogue', desk, [...own, 'empty']],
    ['ops catalogue item', `${desk}/item/${item}`, own],
    ['ops catalogue new', `${desk}/new`],
    ['ops catalogue brands', `${desk}/brands`, [...own, 'empty']],
    ['ops catalogue charts', `${desk}/charts`, own],
    ['ops catalogue chart', chart && `${desk}/chart/${chart}`, own],
    ['ops catalogue lists', `${desk}/lists`, own],
    ['ops catalogue section', `${desk}/section/featured`, own],
    ['ops catalogue fees', `${desk}/fees`, own],
    ['ops catalogue history', `${desk}/history`, [...own, 'empty']],
  ];
}

const order = (id: string | undefined) => id && `${addresses.ops}/order/${id}`;

function of(who: Who, ways: readonly Way[]): readonly Visit[] {
  return ways.flatMap(([screen, path, shown = ['full'] as const]) =>
    path === undefined || path === '' ? [] : shown.map((state) => ({ screen, path, who, state })),
  );
}
