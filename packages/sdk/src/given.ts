import { unstable_serialize, useSWRConfig } from 'swr';
import type { ListPaymentMethods200, Order } from './generated/suki.schemas.ts';
import { keys } from './keys.ts';

/** Answers that the server drew a page with. */
export type GivenAnswers = { readonly order: Order; readonly paymentMethods: ListPaymentMethods200 | null };

/** The answers by their cache keys, for `fallback` of SWR's configuration around the page. */
export function givenByKey({ order, paymentMethods }: GivenAnswers): Readonly<Record<string, unknown>> {
  return {
    [unstable_serialize(keys.order(order.id))]: order,
    ...(paymentMethods === null ? {} : { [unstable_serialize(keys.paymentMethods())]: paymentMethods }),
  };
}

/** True while the page shows the answer that it was drawn with: it is not asked for again. */
export function useIsGiven(key: readonly unknown[] | null): boolean {
  const { cache, fallback } = useSWRConfig();
  const name = unstable_serialize(key);
  return name in fallback && cache.get(name)?.data === undefined;
}
