import { type Centavos, centavos } from '@suki/domain/money/centavos';
import { GatewayError } from '../../ports/payment-gateway.ts';

/**
 * A double carries two decimals exactly enough up to ₱90 billion. An amount that is off by more is not a whole number
 * of centavos.
 */
const TOLERANCE = 1e-4;

/** Centavos as the pesos of the wire: a number with at most two decimals. */
export function toWirePesos(amount: Centavos): number {
  return amount / 100;
}

/**
 * Pesos of the wire as centavos.
 * @throws GatewayError MALFORMED_ANSWER when the amount has a fraction of a centavo or is no amount at all.
 */
export function fromWirePesos(pesos: number): Centavos {
  const rounded = Math.round(pesos * 100);
  if (!Number.isSafeInteger(rounded) || Math.abs(pesos * 100 - rounded) > TOLERANCE) {
    throw new GatewayError({
      outcome: 'unknown',
      errorCode: 'MALFORMED_ANSWER',
      message: `expected pesos with at most two decimals, got ${pesos}`,
      status: null,
    });
  }
  return centavos(rounded);
}
