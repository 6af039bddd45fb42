import { type Centavos, max, pesos, subtract, zero } from '../money/centavos.ts';
import { outboundShipping } from './shipping.ts';

/** The shelf of the home page for small money: whole pesos, all in. */
export const SHELF_PESOS = 5_000;

/**
 * The most that an item of the shelf costs in Metro Manila. The page is the same for everybody, and delivery costs more
 * elsewhere: whatever stands on the shelf stays below its limit in every region.
 */
export const shelfTotal: Centavos = subtract(
  pesos(SHELF_PESOS),
  subtract(
    Object.values(outboundShipping).reduce((one, other) => max(one, other), zero),
    outboundShipping.NCR,
  ),
);
