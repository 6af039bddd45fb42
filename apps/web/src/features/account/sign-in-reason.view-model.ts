import { type ItemId, isId } from '@suki/domain/ids/id';
import { paths } from '../../shell/paths.ts';
import { signInTexts } from './sign-in.texts.ts';

export type SignInReason = { readonly text: string; readonly itemId: ItemId | null };

const { why } = signInTexts;

/** The first part of the page's path that the person came from. */
const whys: Readonly<Record<string, string>> = {
  checkout: why.buy,
  bid: why.bid,
  bids: why.trades,
  sell: why.sell,
  orders: why.trades,
  order: why.trades,
  asks: why.trades,
  ask: why.trades,
  wallet: why.wallet,
  inbox: why.inbox,
  account: why.account,
};

/**
 * Returns why one signs in, by the page that the person comes from, and the item that they were about to trade; null
 * for a person who comes from nowhere.
 */
export function signInReason(redirect: string | null): SignInReason | null {
  if (redirect === null || !redirect.startsWith('/') || redirect.startsWith('//')) {
    return null;
  }
  const { pathname, searchParams } = new URL(redirect, 'https://suki.invalid');
  const [, place = '', id = ''] = pathname.split('/');
  // A single bid is a page of the person's own; without an id it is the form.
  const text = place === 'bid' && id !== '' ? why.trades : whys[place];
  if (text === undefined) {
    return null;
  }
  const named = pathname.startsWith(`${paths.sell}/`) ? id : searchParams.get('item');
  return { text, itemId: named !== null && isId('itm', named) ? named : null };
}
