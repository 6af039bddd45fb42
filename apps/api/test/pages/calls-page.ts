import { reasonsOf } from '@suki/contract/openapi';
import { commonReasons, type RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import type { ProvingTest } from '@suki/evidence/evidence-files';
import { testsByProof, testsCell } from '@suki/evidence/tests-by-proof';
import { callFieldsOf } from '../support/call-fields.ts';
import { sdkFileOf } from './sdk-file-of.ts';

/** Returns a call's answers that need a test: its success and the reasons declared beside the common ones. */
function answersOf(call: OperationId): readonly string[] {
  const route: RouteDefinition = routes[call];
  const common = new Set<string>([...commonReasons, ...(route.errors.includes('CONFLICT') ? [] : ['CONFLICT'])]);
  return ['success', ...reasonsOf(route).filter((reason) => !common.has(reason))];
}

const calls = Object.keys(routes) as OperationId[];
const declared: readonly string[] = calls.flatMap((call) => answersOf(call).map((answer) => `${call} ${answer}`));

/** The answers that no test shows, and those that a test shows and no call declares, in sentences. */
export function answerProblems(tests: readonly ProvingTest[]): readonly string[] {
  const shown = testsByProof(tests, 'answer');
  const unshown = declared.filter((name) => !shown.has(name));
  const undeclared = [...shown.keys()].filter((name) => !declared.includes(name));
  return [
    ...unshown.map(
      (name) =>
        `${name}: no test shows it. Write a case in apps/api/test/trade/calls, or say shows('${name}') in a test; a refusal that cannot happen is not declared.`,
    ),
    ...undeclared.map((name) => `${name}: a test shows it, but the contract does not declare it.`),
  ];
}

function whoMay({ audience, roles }: RouteDefinition): string {
  return audience === 'staff' ? `staff: ${[...(roles ?? []), 'admin'].join(', ')}` : audience;
}

function sectionOf(call: OperationId, shown: ReadonlyMap<string, readonly ProvingTest[]>): string[] {
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
      const name = answer === 'success' ? 'done' : `\`${answer}\``;
      return `| ${name} | ${testsCell(shown.get(`${call} ${answer}`) ?? [])} |`;
    }),
    '',
  ];
}

/** docs/generated/calls.md */
export function callsPage(tests: readonly ProvingTest[]): string {
  const shown = testsByProof(tests, 'answer');
  return [
    '<!-- Generated from the route table and a run of the tests of apps/api by `pnpm generate:proofs`. Do not edit. -->',
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
    ...calls.flatMap((call) => sectionOf(call, shown)),
  ].join('\n');
}
