import { attemptsOf } from '@suki/db/queries/attempts';
import { trackingsOfOrder } from '@suki/db/queries/trackings';
import type { OrderId } from '@suki/domain/ids/id';
import type { AttemptSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Dependencies } from '../src/dependencies.ts';
import { fetchNewsOfParcel } from '../src/features/parcels/fetch-news-of-parcel.ts';
import { reconcileAttempt } from '../src/features/payments/reconcile-attempt.ts';

/** Events at the hosted services while the demo is made: somebody approves a payment, a courier scans a parcel. */
export type Services = {
  readonly approve: (subject: AttemptSnapshot['subject']) => Promise<void>;
  readonly moveParcel: (
    orderId: OrderId,
    leg: 'inbound' | 'outbound',
    status: 'transit' | 'delivered',
  ) => Promise<void>;
};

/** The sandbox of this stack, with `SANDBOX_CONTROL_KEY`. */
export type SandboxAccess = { readonly url: string; readonly controlKey: string };

/**
 * Plays the services through the sandbox's control API. Its webhooks are switched off meanwhile: the API does not run
 * yet, and the seed polls at once.
 */
export function sandboxServices(dependencies: Dependencies, { url, controlKey }: SandboxAccess): Services {
  const control = async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-key': controlKey },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`Expected the sandbox to do ${path}, got ${response.status} ${await response.text()}.`);
  };
  return {
    approve: async (subject) => {
      const attempt = (await attemptsOf(dependencies.pool, subject)).find(({ status }) => status === 'PENDING');
      if (attempt === undefined) return;
      await control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
      await reconcileAttempt(attempt.id, dependencies);
    },
    moveParcel: async (orderId, leg, status) => {
      const tracking = (await trackingsOfOrder(dependencies.pool, orderId)).find((one) => one.leg === leg);
      if (tracking === undefined) throw new Error(`Expected order ${orderId} to have a parcel ${leg}.`);
      // The first fetch registers the parcel with the service; then it can be moved there.
      await fetchNewsOfParcel(tracking.id, dependencies);
      // The courier lives in the real present, so a scan of the demo's past gets the time of the demo's clock.
      const at = dependencies.clock.now().toISOString();
      await control(`/parcels/${tracking.trackingNumber}/event`, { status, at });
      await fetchNewsOfParcel(tracking.id, dependencies);
    },
  };
}
