import type { IncomingHttpHeaders } from 'node:http';
import type { Routes } from '@suki/contract/routes';
import { isTrackingMoreSignature } from '../adapters/courier/tracking-more-signature.ts';
import type { Environment } from '../env.ts';
import { sameText } from '../same-text.ts';

type IsSigned = (headers: IncomingHttpHeaders, environment: Environment) => boolean;
type ProviderRoute = {
  [Id in keyof Routes]: Routes[Id]['audience'] extends 'provider' ? Id : never;
}[keyof Routes];

/** Checks that a call comes from its hosted service. A webhook without a row does not compile, and is refused. */
const signatures: Readonly<Record<ProviderRoute, IsSigned>> = {
  receiveXenditWebhook: ({ 'x-callback-token': token }, { XENDIT_CALLBACK_TOKEN }) =>
    typeof token === 'string' && sameText(token, XENDIT_CALLBACK_TOKEN),
  receiveCourierWebhook: ({ signature, timestamp }, { TRACKINGMORE_WEBHOOK_SECRET: secret }) =>
    isTrackingMoreSignature({ signature, timestamp, secret }),
};
const byOperation: ReadonlyMap<string, IsSigned> = new Map(Object.entries(signatures));

/** Both services sign by headers alone, so a stranger's body is never read. */
export function isProvidersOwn(operationId: string, headers: IncomingHttpHeaders, environment: Environment): boolean {
  return byOperation.get(operationId)?.(headers, environment) ?? false;
}
