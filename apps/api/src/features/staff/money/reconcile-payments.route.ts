import type { Handler } from '../../../http/handler.ts';
import { reconcileGateway } from '../../payments/reconcile-gateway.ts';

/** `POST /staff/reconcile`: the work of the minutely job at once, also for records that changed a moment ago. */
export const reconcilePayments: Handler<'reconcilePayments'> = async (_request, dependencies) => {
  const at = dependencies.clock.now().toISOString();
  return { at, ...(await reconcileGateway({ quietMs: 0 }, dependencies)) };
};
