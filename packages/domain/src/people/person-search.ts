import { type OrderId, typedId, type UserId } from '../ids/id.ts';
import { toE164 } from '../validators/phone-number.ts';

/** A search of the staff for people, by its kind: each kind is one look-up in an index. */
export type PersonSearch =
  | { readonly by: 'user'; readonly value: UserId }
  | { readonly by: 'order'; readonly value: OrderId }
  | { readonly by: 'email'; readonly value: string }
  | { readonly by: 'phone'; readonly value: string }
  /** The beginning of a name, in small letters. */
  | { readonly by: 'name'; readonly value: string };

/** Tells the kind of search of a typed text: user id, order number, e-mail, mobile number; anything else is a name. */
export function personSearch(typed: string): PersonSearch {
  const text = typed.trim();
  const userId = typedId('usr', text);
  if (userId !== null) {
    return { by: 'user', value: userId };
  }
  const orderId = typedId('ord', text);
  if (orderId !== null) {
    return { by: 'order', value: orderId };
  }
  if (text.includes('@')) {
    return { by: 'email', value: text.toLowerCase() };
  }
  const phone = toE164(text);
  return phone === null ? { by: 'name', value: text.toLowerCase() } : { by: 'phone', value: phone };
}
