import { exampleOf } from './call-examples.ts';
import type { RouteDefinition } from './route.ts';
import { type OperationId, routes } from './routes.ts';

const fenced = (value: unknown): string[] => ['```json', JSON.stringify(value, null, 2), '```', ''];

/** Fills the parameters into a path: `/order/pay/ord_…?limit=10`. */
function addressOf(path: string, { params = {}, query = {} }: ReturnType<typeof exampleOf>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const search = new URLSearchParams(given).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function sectionOf([operationId, route]: readonly [OperationId, RouteDefinition]): string[] {
  const example = exampleOf(operationId);
  const { answer, body } = example;
  const isText = typeof answer === 'string';
  return [
    `## ${operationId}`,
    '',
    route.summary,
    '',
    `\`${route.method} ${addressOf(route.path, example)}\``,
    '',
    ...(body === undefined ? [] : fenced(body)),
    `Answers ${route.successStatus ?? 200}:`,
    '',
    ...(isText ? ['```', answer.trimEnd(), '```', ''] : fenced(answer)),
  ];
}

/** The text of docs/generated/call-examples.md. */
export function examplesPage(): string {
  return [
    '<!-- Generated from the examples of packages/contract by `pnpm generate`. Do not edit. -->',
    '',
    '# An example of every call',
    '',
    'One story: Bea buys a pair of Sambas from Sam, bids for another size, and the warehouse checks what Sam sends. The amounts are those of the rules; each example stands in',
    '`packages/contract/openapi.json` too. What each call may refuse with is in [calls.md](calls.md), and what a refusal says in [Errors](../errors/README.md).',
    '',
    ...(Object.entries(routes) as [OperationId, RouteDefinition][]).flatMap(sectionOf),
  ].join('\n');
}
