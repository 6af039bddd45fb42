import { errors, type Reason } from './errors.table.ts';
import { reasonsOf } from './openapi.ts';
import { detailExamples } from './refusal-details.examples.ts';
import { commonReasons, type RouteDefinition } from './route.ts';
import { routes } from './routes.ts';

/** The advice to a client for each status; `text` in the table is often more exact. */
const advice: Readonly<Record<number, string>> = {
  400: 'Correct what `details` names, then send again.',
  401: 'Sign in again, then send with the new token.',
  403: 'Do not send again with this account as it is.',
  404: 'Fetch the list again: it is gone, or belongs to someone else.',
  409: 'Fetch the object again and show its new state.',
  413: 'Send less.',
  415: 'Send the body in the media type of the call.',
  422: 'Use a new key for a new intent.',
  429: 'Wait for `Retry-After` seconds (`retryAfterSeconds` of the SDK’s error).',
  500: 'Send again later with the same Idempotency-Key; tell support the `requestId`.',
  503: 'Send again after `Retry-After` seconds with the same Idempotency-Key.',
};

/** Replaces the advice of the status where that would be wrong. */
const adviceOfReason: Partial<Record<Reason, string>> = {
  SIGNATURE_INVALID: 'Send the callback token or signature of this environment; nothing was stored.',
};

function answeredBy(reason: Reason): string {
  if ((commonReasons as readonly Reason[]).includes(reason)) {
    return 'every call';
  }
  const calls = Object.values<RouteDefinition>(routes).filter((route) => reasonsOf(route).includes(reason));
  return calls.length === 0 ? '–' : calls.map((route) => `\`${route.operationId}\``).join(', ');
}

function row([reason, error]: readonly [Reason, (typeof errors)[Reason]]): string {
  return `| ${error.code} | ${error.status} | \`${reason}\` | ${error.text} | ${adviceOfReason[reason] ?? advice[error.status] ?? ''} | ${answeredBy(reason)} |`;
}

function detailRows(): string[] {
  return Object.entries(detailExamples).map(
    ([reason, details]) => `| \`${reason}\` | \`${JSON.stringify(details)}\` |`,
  );
}

/** The text of docs/errors/README.md. */
export function errorsPage(): string {
  const rows = (Object.entries(errors) as [Reason, (typeof errors)[Reason]][])
    .toSorted(([, one], [, other]) => one.code - other.code)
    .map(row);
  return `# Errors

Generated from \`packages/contract/src/errors.table.ts\`; change the table, then run \`npx -y pnpm@12 generate\`.

A refusal answers \`{ code, reason, message, details?, requestId }\`. Compare \`reason\`, never \`message\`. Codes 1001-1013 are identity and account, 1020-1064 asks, bids and
orders, 1101-1118 payments, 1130-1138 wallet and withdrawals, 1230-1232 uploads; 1900-1999 is our own range for catalogue, staff and transport. The client adds two codes of its
own: **-1** "Network Error" (no answer came; a call that costs money is sent again with the same Idempotency-Key) and **-2** (any other failure, with its message).

| Code | Status | Reason | Meaning | What a client does | Answered by |
|---|---|---|---|---|---|
${rows.join('\n')}

## Details

What \`details\` hold, by an example; a reason that is not here has none. The shapes are in \`packages/contract/src/refusal-details.ts\`.

| Reason | For example |
|---|---|
${detailRows().join('\n')}
`;
}
