import { defaultExpiryDays, type ExpiryDays } from '@suki/domain/config/limits';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { useFeeRules, useSkuBook } from '@suki/sdk/hooks/catalogue';
import { useUser } from '@suki/sdk/hooks/users';
import type { Item, Sku } from '@suki/sdk/types';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { sellFormPath } from '../../shell/paths.ts';
import { priceState, typedPrice } from '../trade/price-field.view-model.ts';
import { queueAt } from '../trade/queue.view-model.ts';
import { expiryDaysOf, payoutAt, payoutWithoutPrice } from './payout.view-model.ts';
import { quickPrices } from './quick-prices.view-model.ts';

/** `now`: to the highest bid. `ask`: at one's own price. */
export type SellMode = 'now' | 'ask';

/** Browsers refuse more than a hundred changes of the address in 30 s. */
const KEEP_AFTER_MS = 500;

/** The facts behind the figures of the page: the fees of this item, and the current prices of this size. */
export function useSellFacts(item: Item, sku: Sku) {
  const brand = item.brand[0]?.id;
  const fees = useFeeRules({ category: item.category, ...(brand === undefined ? {} : { brand }) });
  const book = useSkuBook(item.id, sku.id);
  return { fees, book };
}

/** The entries of a seller, and everything that follows from them. */
export function useSellDraft(item: Item, sku: Sku) {
  const search = useSearchParams();
  const [digits, setDigits] = useState(() => typedPrice(search.get('price') ?? ''));
  const [days, setDays] = useState<ExpiryDays>(() => expiryDaysOf(search.get('days')) ?? defaultExpiryDays);
  const [mode, setMode] = useState<SellMode>(() => (search.get('now') === '1' ? 'now' : 'ask'));
  const { fees, book } = useSellFacts(item, sku);
  const path = sellFormPath({
    itemId: item.id,
    skuId: sku.id,
    price: digits,
    days: days === defaultExpiryDays ? undefined : days,
    isNow: mode === 'now',
  });
  useEffect(() => {
    // With the router's own state, `replaceState` only renames the entry of the history. Without it the router takes
    // the change for a navigation, which cancelled the one to the sign-in page when its link was pressed within 500 ms.
    const timer = setTimeout(() => history.replaceState(history.state, '', path), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path]);

  const { price, problem } = priceState(digits);
  const { status } = useSession();
  const { user } = useUser({ isPaused: status !== 'registered' });
  const rules = fees.data === null ? null : { ...fees.data, isTaxWithheld: user?.isTaxWithheld };
  const { highestBid: bid } = book.data ?? sku;
  const sum = mode === 'now' ? bid : price;
  return {
    mode,
    setMode,
    /** The current highest bid; null without one. */
    bid,
    digits,
    setDigits,
    days,
    setDays,
    path,
    price,
    problem,
    fees,
    payout: sum === null || rules === null ? null : payoutAt(sum, rules, { isFromBid: mode === 'now' }),
    /** The lines to show without a price; null while the fees are being read. */
    withoutPrice: rules === null ? null : payoutWithoutPrice(rules),
    quick: rules === null ? [] : quickPrices(book.data ?? sku, rules),
    book,
    /** Null for a visitor: nobody knows yet if their income is held. */
    isIncomeHeld: status === 'registered' ? (user?.isIncomeHeld ?? null) : null,
    /** The form of a person with an address fills it in. */
    sellerRegion: null as DeliveryRegion | null,
    queue: price === null || book.data === null ? null : queueAt('ask', price, book.data.asks),
  };
}

export type SellDraft = ReturnType<typeof useSellDraft>;
