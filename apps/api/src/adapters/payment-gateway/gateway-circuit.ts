import { type Circuit, circuit } from '../../concurrency/circuit.ts';
import type { Clock } from '../../ports/clock.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';

/** More failures than one broken payment can cause, and reached in the first second of an outage on a busy day. */
const FAILURES_MAX = 10;
/** The gateway answers within one second. With ten payers waiting it is given up before five seconds are over (F9). */
const SLOW_MS = 3_000;
const REST_MS = 5_000;

/** While the gateway is in trouble a payer is told so at once, and none of our work waits for it. */
export function gatewayCircuit(clock: Clock): Circuit {
  return circuit({
    failuresMax: FAILURES_MAX,
    slowMs: SLOW_MS,
    restMs: REST_MS,
    isFailure: (error) => error instanceof GatewayError && error.outcome === 'unknown',
    refusal: () =>
      new GatewayError({
        outcome: 'unknown',
        errorCode: 'CIRCUIT_OPEN',
        message: 'its last answers did not come; it is asked again in a few seconds',
        status: null,
      }),
    nowMs: () => clock.now().getTime(),
  });
}
