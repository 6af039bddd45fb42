import { reasonsOf } from '@suki/contract/openapi';
import { commonReasons, type RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { callFieldsOf } from '../support/call-fields.ts';
import { acceptingCases } from '../trade/calls/accepting.cases.ts';
import { askCases } from '../trade/calls/asks.cases.ts';
import { bidCases } from '../trade/calls/bids.cases.ts';
import { type CallCase, shownBy, titleOf } from '../trade/calls/case.ts';
import { delistingCases } from '../trade/calls/delisting.cases.ts';
import { holdCases } from '../trade/calls/holds.cases.ts';
import { impliedCases, impliedTitle } from '../trade/calls/implied.ts';
import { interventionCases } from '../trade/calls/interventions.cases.ts';
import { lookCases } from '../trade/calls/looks.cases.ts';
import { nudgeCases } from '../trade/calls/nudges.cases.ts';
import { ownTradeCalls, ownTradeTitle } from '../trade/calls/own-trades.ts';
import { paymentCases } from '../trade/calls/payments.cases.ts';
import { quoteCases } from '../trade/calls/quotes.cases.ts';
import { shownElsewhere } from '../trade/calls/shown.ts';
import { shownOtherwise } from '../trade/calls/shown-otherwise.table.ts';
import { warehouseCases } from '../trade/calls/warehouse.cases.ts';
import { flattened, type NamedTest } from './has-test.ts';
import { sdkFileOf } from './sdk-file-of.ts';

const caseFiles: Readonly<Record<string, readonly CallCase[]>> = {
  accepting: acceptingCases,
  asks: askCases,
  bids: bidCases,
  delisting: delistingCases,
  holds: holdCases,
  interventions: interventionCases,
  looks: lookCases,
  quotes: quoteCases,
  nudges: nudgeCases,
  payments: paymentCases,
  warehouse: warehouseCases,
};

/** `cancelAsk RESERVED`, `cancelAsk success` → the test that shows it. */
const shown: ReadonlyMap<string, NamedTest> = new Map<string, NamedTest>([
  ...Object.entries(shownOtherwise),
  ...flattened(shownElsewhere),
  ...impliedCases.map(
    (one) =>
      [`${one.call} ${one.refusal}`, { file: 'test/trade/calls/implied.test.ts', title: impliedTitle(one) }] as const,
  ),
  ...ownTradeCalls.map(
    (one) =>
      [`${one.call} OWN_TRADE`, { file: 'test/trade/calls/own-trades.test.ts', title: ownTradeTitle(one) }] as const,
  ),
  ...Object.entries(caseFiles).flatMap(([name, cases]) =>
    cases.map((one) => [shownBy(one), { file: `test/trade/calls/${name}.test.ts`, title: titleOf(one) }] as const),
  ),
]);

/** Answers of every call that need a test of their own: its success and what it declares beside the common reasons. */
function answersOf(call: OperationId): readonly string[] {
  const route: RouteDefinition = routes[call];
  const common = new Set<string>([...commonReasons, ...(route.errors.includes('CONFLICT') ? [] : ['CONFLICT'])]);
  return ['success', ...reasonsOf(route).filter((reason) => !common.has(reason))];
}

const calls = Object.keys(routes) as OperationId[];

/** The answers that no test shows; a declared refusal that cannot happen is to be taken out of the contract. */
export function unshownAnswers(): readonly string[] {
  return calls
    .flatMap((call) => answersOf(call).map((answer) => `${call} ${answer}`))
    .filter((name) => !shown.has(name));
}

/** Tests that show an answer which the contract does not declare. */
export function undeclaredAnswers(): readonly string[] {
  const declared = new Set(calls.flatMap((call) => answersOf(call).map((answer) => `${call} ${answer}`)));
  return [...shown.keys()].filter((name) => !declared.has(name));
}

/** The tests that the page names and that are no cases of its own. */
export const testsOfCalls: readonly NamedTest[] = [
  ...Object.values(shownOtherwise),
  ...flattened(shownElsewhere).map(([, test]) => test),
];

function whoMay({ audience, roles }: RouteDefinition): string {
  return audience === 'staff' ? `staff: ${[...(roles ?? []), 'admin'].join(', ')}` : audience;
}

function sectionOf(call: OperationId): string[] {
  const route: RouteDefinition = routes[call];
  const fields = callFieldsOf(route).map(({ path }) => `\`${path.join('.')}\``);
  const sdk = sdkFileOf(call, route);
  return [
    `## ${call}`,
    '',
    `\`${route.method} ${route.path}\` – ${route.summary}`,
    '',
    `Who: ${whoMay(route)}. Parameters: ${fields.length === 0 ? 'none' : fields.join(', ')}${route.idempotency === undefined ? '' : ', `Idempotency-Key`'}. SDK: ${sdk === null ? 'none, it is no call of a client' : `[\`${call}\`](../../packages/sdk/src/generated/${sdk})`}. [Example](call-examples.md#${call.toLowerCase()}).`,
    '',
    '| Answer | Test |',
    '|---|---|',
    ...answersOf(call).map((answer) => {
      const test = shown.get(`${call} ${answer}`);
      const link =
        test === undefined ? '**none**' : `[${test.title.replaceAll('|', '\\|')}](../../apps/api/${test.file})`;
      return `| ${answer === 'success' ? 'done' : `\`${answer}\``} | ${link} |`;
    }),
    '',
  ];
}

/** docs/generated/calls.md */
export function callsPage(): string {
  return [
    '<!-- Generated from the route table and the tests of apps/api by `pnpm generate`. Do not edit. -->',
    '',
    '# Calls and the tests of their answers',
    '',
    `All ${calls.length} calls: what each takes, who may make it, its function in the SDK, an example, and for its success and every declared refusal the test that`,
    'shows it over HTTP on a real PostgreSQL. A refusal leaves every row of every table as it was, apart from those that its case names; a success of',
    'a call that changes something changes rows, and its own case names the tables. An answer without a test fails `test`, and so does a test that shows an answer which is not declared.',
    '',
    `Every call can also answer ${commonReasons.map((reason) => `\`${reason}\``).join(', ')}, and one that changes something \`CONFLICT\`: shown by`,
    '`src/http/permissions.test.ts`, `src/http/forged-tokens.test.ts`, `test/trade/bad-input.test.ts`, `src/http/server.test.ts`, `src/http/rate-limit.test.ts`,',
    '`src/http/database-away.test.ts` and `src/http/idempotency.test.ts` of `apps/api/src`.',
    '',
    ...calls.flatMap(sectionOf),
  ].join('\n');
}
