import type { Handler } from '../../http/handler.ts';
import { reconcileGateway } from '../payments/reconcile-gateway.ts';

/** `POST /staff/reconcile`: what the job does each minute, without waiting for anything to have been quiet. */
export const reconcilePayments: Handler<'reconcilePayments'> = async (_request, dependencies) => {
  const at = dependencies.clock.now().toISOString();
  return { at, ...(await reconcileGateway({ quietMs: 0 }, dependencies)) };
};
