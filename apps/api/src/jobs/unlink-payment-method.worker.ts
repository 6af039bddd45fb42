import { PaymentMethodId } from '@suki/contract/shared/brands';
import { paymentMethodById } from '@suki/db/queries/payment-methods';
import { z } from 'zod';
import { settlePaymentMethod } from '../features/payment-methods/settle-payment-method.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import type { JobWorker } from './job-worker.ts';

/**
 * Tells the gateway that a method may not be charged any more; a second run changes nothing. A method whose first
 * answer has not come yet is ended when the answer comes, which writes this job again.
 */
export const unlinkPaymentMethod: JobWorker<'unlink-payment-method'> = {
  payload: z.object({ paymentMethodId: PaymentMethodId }),
  work: async ({ paymentMethodId }, dependencies) => {
    const { pool, gateway, log } = dependencies;
    const method = await paymentMethodById(pool, paymentMethodId);
    if (method === undefined || method.unlinkedAt === null || method.gatewayMethodId === null) return;
    try {
      await settlePaymentMethod(await gateway.unlinkMethod(method.gatewayMethodId), dependencies);
    } catch (error) {
      if (!(error instanceof GatewayError && error.status === 404)) throw error;
      log.warn({ paymentMethodId: method.id }, 'The gateway does not have this payment method any more.');
    }
  },
};
