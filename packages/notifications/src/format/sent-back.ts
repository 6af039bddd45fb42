import { amountText } from './amount-text.ts';

/** "We’re sending ₱650 back the way you paid." One sentence for every refund, so that people know it again. */
export function sentBack(amountCentavos: number): string {
  return `We’re sending ${amountText(amountCentavos)} back the way you paid.`;
}

/** "We’re sending your ₱650 deposit back the way you paid." Nothing for a listing without a deposit. */
export function depositSentBack(amountCentavos: number): string {
  return amountCentavos === 0 ? '' : `We’re sending your ${amountText(amountCentavos)} deposit back the way you paid.`;
}

/** Joins sentences, leaving out the empty ones. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
