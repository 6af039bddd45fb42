import { defaultBidExpiryDays, type ExpiryDays } from '@suki/domain/config/limits';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { bidFormPath } from '../../../shell/paths.ts';
import { expiryDaysOf } from '../../sell/payout.view-model.ts';
import { priceState, typedPrice } from '../../trade/price-field.view-model.ts';

/** Browsers refuse more than a hundred changes of the address in 30 s. */
const KEEP_AFTER_MS = 500;

/** The entries of the form. The address keeps them, so that a reload loses nothing. */
export function useBidDraft(itemId: string, skuId: string) {
  const search = useSearchParams();
  const [digits, setDigits] = useState(() => typedPrice(search.get('price') ?? ''));
  const [days, setDays] = useState<ExpiryDays>(() => expiryDaysOf(search.get('days')) ?? defaultBidExpiryDays);
  const path = bidFormPath({
    itemId,
    skuId,
    price: digits,
    days: days === defaultBidExpiryDays ? undefined : days,
  });
  useEffect(() => {
    // With the router's own state, `replaceState` only renames the entry of the history.
    const timer = setTimeout(() => history.replaceState(history.state, '', path), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return { digits, setDigits, days, setDays, ...priceState(digits) };
}

export type BidDraft = ReturnType<typeof useBidDraft>;
