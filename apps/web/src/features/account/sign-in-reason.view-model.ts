import { type ItemId, isId } from '@suki/domain/ids/id';
import { paths } from '../../shell/paths.ts';
import { signInTexts } from './sign-in.texts.ts';

type Asked = {
  /** The page that asked for the sign-in (specification, section 2). */
  readonly paramsFrom: string | null;
  readonly redirect: string | null;
};

export type SignInReason = { readonly text: string; readonly itemId: ItemId | null };

const { reasons } = signInTexts;

/**
 * Returns why one signs in, by the page that asked or the page that follows, and the item that the person was about to
 * trade; null for a person who comes from nowhere.
 */
export function signInReason({ paramsFrom, redirect }: Asked): SignInReason | null {
  const next = placeOf(redirect);
  // A single bid is a page of the person's own; without an id it is the form.
  const place = next?.place === 'bid' && next.id !== '' ? 'bids' : (known(paramsFrom) ?? known(next?.place ?? null));
  if (place === null) return null;
  return { text: reasons[place], itemId: next?.itemId ?? null };
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
