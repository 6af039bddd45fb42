import { type Centavos, centavos } from '@suki/domain/money/centavos';

const pesoFormat = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Whether a wire amount (decimal pesos) has no more than two decimals: 0.1 + 0.2 does not, 1250.5 does. */
export function isWholeCentavos(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}

/** A wire amount (decimal pesos, as in Xendit's version 2) as centavos: sums are made in whole numbers only. */
export function fromWireAmount(amount: number): Centavos {
  return centavos(Math.round(amount * 100));
}

/** Centavos as a wire amount in decimal pesos. */
export function toWireAmount(amount: Centavos): number {
  return amount / 100;
}

/** A wire amount for people: ₱1,250 or ₱1,250.50. */
export function showAmount(amount: number): string {
  return `₱${pesoFormat.format(amount).replace(/\.00$/, '')}`;
}
