import type { IncomingHttpHeaders } from 'node:http';
import type { Routes } from '@suki/contract/routes';
import { isTrackingMoreSignature } from '../adapters/courier/tracking-more-signature.ts';
import type { Environment } from '../env.ts';
import type { Clock } from '../ports/clock.ts';
import { sameText } from '../same-text.ts';

export type SignatureNeeds = { readonly environment: Environment; readonly realClock: Clock };
type IsSigned = (headers: IncomingHttpHeaders, needs: SignatureNeeds) => boolean;
type ProviderRoute = {
  [Id in keyof Routes]: Routes[Id]['audience'] extends 'provider' ? Id : never;
}[keyof Routes];

/** Checks that a call comes from its hosted service. A webhook without a row does not compile, and is refused. */
const signatures: Readonly<Record<ProviderRoute, IsSigned>> = {
  receiveXenditWebhook: ({ 'x-callback-token': token }, { environment }) =>
    typeof token === 'string' && sameText(token, environment.XENDIT_CALLBACK_TOKEN),
  receiveCourierWebhook: ({ signature, timestamp }, { environment, realClock }) =>
    // The service lives in real time, also where the clock of the trade was moved.
    isTrackingMoreSignature({
      signature,
      timestamp,
      secret: environment.TRACKINGMORE_WEBHOOK_SECRET,
      now: realClock.now(),
    }),
};
const byOperation: ReadonlyMap<string, IsSigned> = new Map(Object.entries(signatures));

/** Both services sign by headers alone, so a stranger's body is never read. */
export function isProvidersOwn(operationId: string, headers: IncomingHttpHeaders, needs: SignatureNeeds): boolean {
  return byOperation.get(operationId)?.(headers, needs) ?? false;
}
