import { outboundShipping } from '@suki/domain/config/shipping';
import type { Purchase } from './sample-purchases.ts';

export function bareBuyerTotal({ price, lane, buyerRegion }: Pick<Purchase, 'price' | 'lane' | 'buyerRegion'>): number {
  let total = price + outboundShipping[buyerRegion];
  if (lane === 'flash') {
    if (price < 100_000) total += 5_000;
    else if (price < 500_000) total += 15_000;
    else if (price < 1_000_000) total += 37_500;
    else if (price < 1_500_000) total += 62_500;
    else if (price < 2_000_000) total += 87_500;
    else total += 99_900;
  }
  return total;
}

function bareSellFee(price: number): number {
  if (price < 100_000) return 5_000;
  if (price < 300_000) return 10_000;
  if (price < 600_000) return 15_000;
  if (price < 800_000) return 20_000;
  if (price < 1_000_000) return 25_000;
  if (price < 1_500_000) return 30_000;
  return price < 2_000_000 ? 35_000 : 39_900;
}

export type BareFees = {
  readonly techServiceFee: number;
  readonly paymentFee: number;
  readonly operationalFee: number;
  readonly income: number;
};

export function bareSellerFees(price: number): BareFees {
  const techServiceFee = Math.max(5_000, Math.floor((price * 4) / 100));
  const paymentFee = Math.max(1_500, Math.floor((price * 2) / 100));
  const operationalFee = bareSellFee(price);
  return { techServiceFee, paymentFee, operationalFee, income: price - techServiceFee - paymentFee - operationalFee };
}

export function bareDeposit(price: number): number {
  const share = Math.ceil(Math.ceil((price * 10) / 100) / 5_000) * 5_000;
  return Math.min(500_000, Math.max(10_000, share));
}
