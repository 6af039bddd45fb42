import { type ItemId, isId } from '@suki/domain/ids/id';
import { paths } from '../../shell/paths.ts';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';

type Asked = {
  /** The page that asked for the sign-in (specification, section 2). */
  readonly paramsFrom: string | null;
  readonly redirect: string | null;
};

export type SignInReason = {
  readonly text: string;
  /** Tells that entries wait on the page that follows; null where nothing was typed. */
  readonly kept: string | null;
  readonly itemId: ItemId | null;
};

const { reasons, anyReason } = signInTexts;
const kept: Partial<Record<keyof typeof reasons, string>> = signInTexts.kept;

/**
 * Returns why one signs in or registers, by the page that asked or the page that follows, and the item that the person
 * was about to trade.
 */
export function signInReason(mode: SignInMode, { paramsFrom, redirect }: Asked): SignInReason {
  const { because } = signInTexts[mode];
  const next = placeOf(redirect);
  // A single bid is a page of the person's own; without an id it is the form.
  const place = next?.place === 'bid' && next.id !== '' ? 'bids' : (known(paramsFrom) ?? known(next?.place ?? null));
  if (place === null) return { text: because(anyReason), kept: null, itemId: null };
  return { text: because(reasons[place]), kept: kept[place] ?? null, itemId: next?.itemId ?? null };
}

function known(place: string | null): keyof typeof reasons | null {
  return place !== null && Object.hasOwn(reasons, place) ? (place as keyof typeof reasons) : null;
}

/** Reads a path of the shop; null for any other address. */
function placeOf(redirect: string | null) {
  if (redirect === null || !redirect.startsWith('/') || redirect.startsWith('//')) return null;
  const { pathname, searchParams } = new URL(redirect, 'https://suki.invalid');
  const [, place = '', id = ''] = pathname.split('/');
  const named = pathname.startsWith(`${paths.sell}/`) ? id : searchParams.get('item');
  return { place, id, itemId: named !== null && isId('itm', named) ? named : null };
}
