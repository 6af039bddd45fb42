import { type Centavos, centavos } from '@suki/domain/money/centavos';

const pesoFormat = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** True for a wire amount (decimal pesos) with at most two decimals: 1250.5, but not 0.1 + 0.2. */
export function isWholeCentavos(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}

/** Reads a wire amount (decimal pesos, as in Xendit's version 2) as centavos, because sums need whole numbers. */
export function fromWireAmount(amount: number): Centavos {
  return centavos(Math.round(amount * 100));
}

export function toWireAmount(amount: Centavos): number {
  return amount / 100;
}

/** Writes a wire amount for people: ₱1,250 or ₱1,250.50. */
export function showAmount(amount: number): string {
  return `₱${pesoFormat.format(amount).replace(/\.00$/, '')}`;
}
