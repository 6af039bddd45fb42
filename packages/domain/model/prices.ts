/*
 * The amounts of the specification (section 9) and of docs/decisions.md#prices-and-quotes, in centavos. They are
 * written out again on purpose: a model that reads the configuration cannot notice a slip in it.
 */

const PESO = 100;

/** The last tier that starts at or below the price. */
function tier(price: number, tiers: readonly (readonly [from: number, fee: number])[]): number {
  let fee = 0;
  for (const [from, amount] of tiers) if (price >= from * PESO) fee = amount * PESO;
  return fee;
}

/** 10 %, rounded up to ₱50, between ₱100 and ₱5,000; nothing for flash stock (docs/lifecycle.md#deposits). */
export function depositFor(price: number, isFlash: boolean): number {
  if (isFlash) return 0;
  const rounded = Math.ceil(price / 10 / (50 * PESO)) * 50 * PESO;
  return Math.min(Math.max(rounded, 100 * PESO), 5_000 * PESO);
}

/** A multiple of ₱50 from ₱500 to ₱699,000, of flash stock to ₱698,700 (docs/lifecycle.md#prices). */
export function isPrice(price: number, isFlash = false): boolean {
  return price % (50 * PESO) === 0 && price >= 500 * PESO && price <= (isFlash ? 698_700 : 699_000) * PESO;
}

/** Returns fees and income: 4 % (at least ₱50), 2 % (at least ₱15), and the tier; never more than the price. */
export function incomeFrom(price: number): { fees: number; income: number } {
  const techService = Math.max(Math.floor((price * 4) / 100), 50 * PESO);
  const payment = Math.max(Math.floor((price * 2) / 100), 15 * PESO);
  const operational = tier(price, [
    [0, 50],
    [1_000, 100],
    [3_000, 150],
    [6_000, 200],
    [8_000, 250],
    [10_000, 300],
    [15_000, 350],
    [20_000, 399],
  ]);
  const fees = Math.min(techService + payment + operational, price);
  return { fees, income: price - fees };
}

const shipping: Record<string, number> = { NCR: 120, 'SOUTH LUZON': 160, VISAYAS: 200, MINDANAO: 220 };

export function shippingTo(region: string): number {
  return (shipping[region] ?? 160) * PESO;
}

/** Returns the cost of a return to the seller: the outbound shipping table and handling. */
export function returnCostTo(region: string): number {
  return shippingTo(region) + 100 * PESO;
}

export type Quote = { shippingFee: number; flashFee: number; couponAmount: number; total: number };

/** Price + shipping + flash fee − coupon. */
export function quote(price: number, withFlashFee: boolean, region: string, coupon: number): Quote {
  const shippingFee = shippingTo(region);
  const flash = tier(price, [
    [0, 50],
    [1_000, 150],
    [5_000, 375],
    [10_000, 625],
    [15_000, 875],
    [20_000, 999],
  ]);
  const flashFee = withFlashFee ? flash : 0;
  const before = price + shippingFee + flashFee;
  const couponAmount = Math.min(coupon, before);
  return { shippingFee, flashFee, couponAmount, total: before - couponAmount };
}

/** Credit for a broken limit of the platform, the coupon for a rejected order, and the smallest payout. */
export const platformCredit = 200 * PESO;
export const rejectionCoupon = 100 * PESO;
export const smallestPayout = 100 * PESO;

/** The smallest and largest payment of each method. */
const methodLimits = {
  card: [20 * PESO, 700_000 * PESO],
  ewallet: [PESO, 100_000 * PESO],
  wallet: [0, Number.MAX_SAFE_INTEGER],
} as const;

export function isPayableBy(method: keyof typeof methodLimits, amount: number): boolean {
  const [least, most] = methodLimits[method];
  return amount >= least && amount <= most;
}

/** Most days of the leg from the seller to the warehouse, for the inbound transit. */
const longestLeg: Record<string, number> = { NCR: 1, 'SOUTH LUZON': 2, VISAYAS: 5, MINDANAO: 6 };

export function legDays(region: string): number {
  return longestLeg[region] ?? 3;
}
