import { describe, expect, test } from 'vitest';
import { anchorsOf } from './pages.ts';
import { importCircles } from './rules/import-circle.ts';
import { unwantedWords } from './rules/words.ts';
import { rulesOf } from './rules.ts';

type Row = { readonly rule: string; readonly path: string; readonly text: string; readonly found: RegExp | undefined };

const domain = 'packages/domain/src/x.ts';
const screen = 'apps/web/src/features/item/buy-panel.tsx';
const query = 'packages/db/src/queries/orders.ts';
const manifest = (scripts: object, dependencies: object = {}, publishing: object = { private: true }) =>
  JSON.stringify({ name: '@suki/x', ...publishing, scripts, dependencies });
const allScripts = { lint: 'a', typecheck: 'b', test: 'c' };
const lines = (count: number) => 'a();\n'.repeat(count);

const rules = rulesOf({
  paths: new Set([
    'docs/lifecycle.md',
    'docs/adr/0044-matching.md',
    'docs/specification.md',
    'apps/web/src/app/(shop)/page.tsx',
  ]),
  pages: new Map([
    ['docs/lifecycle.md', anchorsOf('# The life cycle\n\n## Deposits\n\n## Late payments, refunds\n')],
    ['docs/specification.md', anchorsOf('## 5. Validation rules\n')],
  ]),
  glossary:
    '## Not these words\n\n| Not | But | Where |\n| --- | --- | --- |\n| `larger` | `max` | |\n| `/\\blane\\b/` | worker | `tooling/replay` |\n',
});

const rows: readonly Row[] = [
  { rule: 'length: 300 lines are allowed', path: domain, text: lines(300), found: undefined },
  { rule: 'length: 301 lines are not', path: domain, text: lines(301), found: /301 lines.*file of its own/ },
  { rule: 'length: a table may be long', path: 'packages/domain/src/x.table.ts', text: lines(900), found: undefined },
  { rule: 'length: a test may be long', path: 'packages/domain/src/x.test.ts', text: lines(900), found: undefined },
  { rule: 'length: a seed may be long', path: 'packages/db/seed/items.ts', text: lines(900), found: undefined },

  {
    rule: 'clock: Date.now() is refused',
    path: domain,
    text: 'const t = Date.now();',
    found: /Date\.now\(\).*Clock port/,
  },
  { rule: 'clock: new Date() is refused', path: screen, text: 'const t = new Date();', found: /new Date\(\)/ },
  { rule: 'clock: a date of a given time is fine', path: domain, text: 'const t = new Date(now);', found: undefined },
  {
    rule: 'clock: a sentence about it is fine',
    path: domain,
    text: '// never Date.now() here\n/* new Date() */',
    found: undefined,
  },
  {
    rule: 'clock: the adapter may',
    path: 'apps/api/src/adapters/clock/real-clock.ts',
    text: 'new Date()',
    found: undefined,
  },
  { rule: 'clock: tooling may', path: 'tooling/bench/src/x.ts', text: 'Date.now()', found: undefined },

  {
    rule: 'environment: refused in a feature',
    path: 'apps/api/src/features/x.ts',
    text: 'process.env.A',
    found: /env\.ts of this app/,
  },
  { rule: 'environment: read in env.ts', path: 'apps/api/src/env.ts', text: 'process.env', found: undefined },
  {
    rule: 'environment: handed on by main',
    path: 'apps/api/src/main-http.ts',
    text: 'start(process.env)',
    found: undefined,
  },
  {
    rule: 'environment: read by a command',
    path: 'apps/api/seed/main.ts',
    text: 'process.env',
    found: undefined,
  },
  { rule: 'environment: NODE_ENV is a constant', path: screen, text: 'process.env.NODE_ENV', found: undefined },

  {
    rule: 'status: SQL is refused',
    path: query,
    text: "q(`update orders set paid_at = $1,\n status = 'to_ship' where id = $2`)",
    found: /transitions\.ts/,
  },
  {
    rule: 'status: SQL with an alias is refused',
    path: query,
    text: 'q(`update asks a set status = $1`)',
    found: /transitions\.ts/,
  },
  {
    rule: 'status: drizzle is refused',
    path: query,
    text: "tx.update(orders).set({ status: 'x' })",
    found: /transitions\.ts/,
  },
  {
    rule: 'status: other columns are fine',
    path: query,
    text: 'q(`update orders set paid_at = $1 where status = $2`)',
    found: undefined,
  },
  {
    rule: 'status: reading is fine',
    path: query,
    text: "q(`select 1 from orders where status = 'x'`)",
    found: undefined,
  },
  {
    rule: 'status: the writer may',
    path: 'packages/db/src/queries/transitions.ts',
    text: 'q(`update orders set status = $1`)',
    found: undefined,
  },
  {
    rule: "status: the gateway's own may",
    path: query,
    text: 'q(`update payment_attempts set status = $1`)',
    found: undefined,
  },

  {
    rule: 'decision: a handler does not write one',
    path: 'apps/api/src/features/orders/buy.ts',
    text: "import { applyDecision } from '@suki/db/apply-decision';",
    found: /carryOut.*isLast/,
  },
  {
    rule: 'decision: nor does it send the commit',
    path: 'apps/api/src/features/orders/buy.ts',
    text: "import { commitWith } from '@suki/db/tx';",
    found: /carryOut/,
  },
  {
    rule: 'decision: a type of the writer is fine',
    path: 'apps/api/src/features/orders/buy.ts',
    text: "import type { ApplyContext } from '@suki/db/apply-decision';",
    found: undefined,
  },
  {
    rule: 'decision: the door writes',
    path: 'apps/api/src/features/trade/carry-out.ts',
    text: "import { applyDecision } from '@suki/db/apply-decision';",
    found: undefined,
  },

  { rule: 'barrel: index.ts is refused', path: 'packages/ui/src/index.ts', text: '', found: /delete this one/ },
  {
    rule: 'barrel: another name is one too',
    path: domain,
    text: "export * from './a.ts';\nexport { b } from './b.ts';",
    found: /collects others/,
  },
  {
    rule: 'barrel: a file with code of its own is none',
    path: domain,
    text: "export { b } from './b.ts';\nexport const a = 1;",
    found: undefined,
  },

  {
    rule: 'queue: its private tables are refused',
    path: query,
    text: 'q(`select 1 from graphile_worker._private_jobs`)',
    found: /graphile_worker\._private_jobs is internal.*queue-internals\.ts/,
  },
  {
    rule: 'queue: so is its unsafe key mode',
    path: query,
    text: "q(`select graphile_worker.add_job('a', job_key_mode := 'unsafe_dedupe')`)",
    found: /unsafe_dedupe/,
  },
  {
    rule: 'queue: its views and functions are fine',
    path: query,
    text: 'q(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)',
    found: undefined,
  },
  {
    rule: 'queue: one file knows them',
    path: 'packages/db/src/queries/queue-internals.ts',
    text: "'graphile_worker._private_jobs'",
    found: undefined,
  },

  { rule: 'colour: hex is refused in a screen', path: screen, text: "color: '#ff0000'", found: /#ff0000.*token/ },
  {
    rule: 'colour: short hex is refused',
    path: 'packages/ui/src/components/foundations/Button/Button.css.ts',
    text: "border: '1px solid #fff'",
    found: /#fff/,
  },
  { rule: 'colour: rgb() is refused', path: screen, text: "color: 'rgb(0 0 0 / 50%)'", found: /rgb/ },
  { rule: 'colour: the tokens may', path: 'packages/ui/src/tokens/colour.ts', text: "'#ff0000'", found: undefined },
  { rule: 'colour: the art package may', path: 'packages/art/src/x.ts', text: "'#ff0000'", found: undefined },
  { rule: 'colour: an anchor is none', path: screen, text: 'href="#main"', found: undefined },
  { rule: 'colour: the number of an issue is none', path: screen, text: '// see vendure #3398', found: undefined },

  {
    rule: 'apps: another app is refused',
    path: screen,
    text: "import { a } from '@suki/api/env';",
    found: /apps\/web imports apps\/api/,
  },
  {
    rule: 'apps: by path as well',
    path: screen,
    text: "import { a } from '../../../../ops/src/a.ts';",
    found: /apps\/web imports apps\/ops/,
  },
  {
    rule: 'apps: their own is fine',
    path: 'apps/api/src/a.ts',
    text: "import { b } from '@suki/api/b';",
    found: undefined,
  },
  {
    rule: 'apps: a test of the API may start the sandbox',
    path: 'apps/api/src/a.test.ts',
    text: "import { b } from '@suki/sandbox/app';",
    found: undefined,
  },
  {
    rule: 'apps: the API itself may not',
    path: 'apps/api/src/a.ts',
    text: "import { b } from '@suki/sandbox/app';",
    found: /apps\/sandbox/,
  },

  {
    rule: 'features: one further up is refused',
    path: 'apps/web/src/features/item/tile/item-tile.tsx',
    text: "import { a } from '../../home/home.texts.ts';",
    found: /item imports the feature home/,
  },
  {
    rule: 'features: one further down is fine',
    path: 'apps/web/src/features/home/home.tsx',
    text: "import { a } from '../item/tile/item-tile.tsx';\nimport { b } from './b.ts';",
    found: undefined,
  },
  {
    rule: 'features: the shell imports none',
    path: 'apps/ops/src/shell/header.tsx',
    text: "const Panel = lazy(() => import('../features/alerts/alerts.tsx'));",
    found: /shell imports the feature alerts/,
  },
  {
    rule: 'features: a page of the shop may',
    path: 'apps/web/src/app/(shop)/page.tsx',
    text: "import { Home } from '../../features/home/home.tsx';",
    found: undefined,
  },

  {
    rule: 'own rule: tabs written down again are refused',
    path: screen,
    text: "const tabs = ['selling', 'in_progress', 'done'];",
    found: /keysOf\(askTabs\)/,
  },
  {
    rule: 'own rule: tabs of orders too, over several lines',
    path: 'packages/contract/src/orders/orders.table.ts',
    text: "z.enum([\n  'to_pay',\n  'in_progress',\n])",
    found: /keysOf\(orderTabs\)|orderTabs/,
  },
  {
    rule: 'own rule: a list of statuses is none',
    path: screen,
    text: "const held = ['to_pay', 'confirming_buyer_order'];",
    found: undefined,
  },
  {
    rule: 'own rule: one tab is fine',
    path: screen,
    text: "const first = { tab: 'in_progress' }; useAsks('done')",
    found: undefined,
  },
  {
    rule: 'own rule: a page size as a constant is refused',
    path: 'apps/api/src/features/x.ts',
    text: 'const LIMIT = 15;',
    found: /config\/lists/,
  },
  {
    rule: 'own rule: a page size in a call is refused',
    path: 'packages/db/src/queries/x.ts',
    text: 'read(pool, { limit: 20 })',
    found: /config\/lists/,
  },
  {
    rule: 'own rule: a page size of the domain is fine',
    path: 'apps/api/src/features/x.ts',
    text: 'read(pool, { limit: staffPageSize })',
    found: undefined,
  },
  {
    rule: 'own rule: other limits are fine',
    path: 'apps/api/src/http/x.ts',
    text: 'const BODY_LIMIT_BYTES = 65; register({ limits: { files: 1 } })',
    found: undefined,
  },
  {
    rule: 'own rule: a fee rate is refused',
    path: screen,
    text: 'const fee = { feeAmount: 4, discountFeeAmount: null };',
    found: /config\/fees/,
  },
  {
    rule: 'own rule: a least fee is refused',
    path: screen,
    text: 'const fee = { minFee: pesos(50) };',
    found: /config\/fees/,
  },
  { rule: 'own rule: the domain may', path: domain, text: 'const fee = { minFee: pesos(50) };', found: undefined },
  {
    rule: 'own rule: a test may',
    path: 'apps/web/src/x.test.ts',
    text: "const fee = { feeAmount: 4 }; read({ limit: 10 }); ['selling', 'in_progress']",
    found: undefined,
  },
  {
    rule: 'own rule: a scene may',
    path: 'packages/db/seed/x.ts',
    text: 'read({ limit: 3 })',
    found: undefined,
  },

  { rule: 'left over: a note', path: domain, text: '// TODO later', found: /TODO is left here/ },
  {
    rule: 'left over: a focused test',
    path: 'packages/domain/src/x.test.ts',
    text: "test.only('x')",
    found: /test\.only\(/,
  },
  {
    rule: 'left over: a skipped group',
    path: 'packages/domain/src/x.test.ts',
    text: "describe.skip('x')",
    found: /describe\.skip\(/,
  },
  { rule: 'left over: a silenced linter', path: domain, text: '// biome-ignore lint: x', found: /silences a checker/ },
  { rule: 'left over: a method of that name is fine', path: domain, text: 'rows.skip(3)', found: undefined },

  { rule: 'manifest: all scripts', path: 'packages/x/package.json', text: manifest(allScripts), found: undefined },
  {
    rule: 'manifest: a missing script',
    path: 'packages/x/package.json',
    text: manifest({ lint: 'a', test: 'c' }),
    found: /"typecheck" is missing/,
  },
  {
    rule: 'manifest: a catalog version',
    path: 'apps/x/package.json',
    text: manifest(allScripts, { zod: 'catalog:', '@suki/y': 'workspace:*' }),
    found: undefined,
  },
  {
    rule: 'manifest: a version of its own',
    path: 'apps/x/package.json',
    text: manifest(allScripts, { zod: '^4.0.0' }),
    found: /zod has a version of its own/,
  },
  {
    rule: 'manifest: a package that names its registry need not be private',
    path: 'packages/x/package.json',
    text: manifest(allScripts, {}, { publishConfig: { registry: 'https://npm.suki.invalid/' } }),
    found: undefined,
  },
  {
    rule: 'manifest: neither private nor a registry',
    path: 'packages/x/package.json',
    text: manifest(allScripts, {}, { publishConfig: { access: 'restricted' } }),
    found: /"private": true, or a registry in publishConfig/,
  },
  {
    rule: 'manifest: "private": false and an empty registry',
    path: 'tooling/x/package.json',
    text: manifest(allScripts, {}, { private: false, publishConfig: { registry: '' } }),
    found: /can be published to the public registry/,
  },
  {
    rule: 'manifest: our compiler options',
    path: 'apps/x/tsconfig.json',
    text: '{ "extends": "@suki/typescript/node.json" }',
    found: undefined,
  },
  {
    rule: 'manifest: their own compiler options',
    path: 'apps/x/tsconfig.json',
    text: '{}',
    found: /extend @suki\/typescript/,
  },

  {
    rule: 'look: an app places parts',
    path: 'apps/web/src/features/item/item.css.ts',
    text: "export const row = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });",
    found: undefined,
  },
  {
    rule: 'look: an app draws none',
    path: 'apps/web/src/features/item/item.css.ts',
    text: "export const box = style({ border: '1px solid' });",
    found: /look of its own \(border\).*packages\/ui/,
  },
  {
    rule: 'look: a named exception may',
    path: 'apps/ops/src/features/labels/paper.css.ts',
    text: 'export const box = style({ border: 0 });',
    found: undefined,
  },
  {
    rule: 'look: the kit does',
    path: 'packages/ui/src/components/Row/Row.css.ts',
    text: 'export const row = style({ border: 0 });',
    found: undefined,
  },

  {
    rule: 'rooms: one to the left is open',
    path: 'packages/domain/src/trade/money/x.ts',
    text: "import { a } from '../table/conditions.ts';",
    found: undefined,
  },
  {
    rule: 'rooms: one to the right is not',
    path: 'packages/domain/src/trade/facts/x.ts',
    text: "import type { A } from '../table/transition-row.ts';",
    found: /"facts".*imports from "table"/,
  },
  {
    rule: 'rooms: a folder of a room belongs to it',
    path: 'packages/domain/src/trade/table/transitions/x.table.ts',
    text: "import type { A } from '../../decide/decide.ts';",
    found: /"table".*imports from "decide"/,
  },
  {
    rule: 'rooms: money beside the trade is no room',
    path: 'packages/domain/src/trade/facts/x.ts',
    text: "import type { Centavos } from '../../money/centavos.ts';",
    found: undefined,
  },
  {
    rule: 'rooms: a test may look into all of them',
    path: 'packages/domain/src/trade/facts/x.test.ts',
    text: "import { decide } from '../decide/decide.ts';",
    found: undefined,
  },
  {
    rule: 'rooms: a decider asks no other decider',
    path: 'packages/domain/src/trade/decide/decide-sending.ts',
    text: "import { a } from './decide-shipping.ts';",
    found: /another decider, decide-shipping\.ts/,
  },
  {
    rule: 'rooms: a helper beside it is fine',
    path: 'packages/domain/src/trade/decide/decide-sending.ts',
    text: "import { a } from './sale.ts';",
    found: undefined,
  },
  {
    rule: 'rooms: the list of deciders has them all',
    path: 'packages/domain/src/trade/decide/decide.ts',
    text: "import { a } from './decide-shipping.ts';",
    found: undefined,
  },

  {
    rule: 'texts: a rule that holds a text',
    path: domain,
    text: "import { fieldsEn } from './texts/fields.en.ts';",
    found: /answer with its id/,
  },
  {
    rule: 'texts: the ids are for rules',
    path: domain,
    text: "import type { FieldMessageId } from './texts/message-ids.ts';",
    found: undefined,
  },
  {
    rule: 'texts: the command prints them',
    path: 'packages/domain/src/rules/input.rules.ts',
    text: "import { fieldsEn } from '../texts/fields.en.ts';",
    found: undefined,
  },

  { rule: 'citations: a heading that exists', path: domain, text: '// docs/lifecycle.md#deposits', found: undefined },
  {
    rule: 'citations: a heading with a comma',
    path: domain,
    text: '// docs/lifecycle.md#late-payments-refunds',
    found: undefined,
  },
  {
    rule: 'citations: a heading that is gone',
    path: domain,
    text: '// docs/lifecycle.md#fines',
    found: /no heading "fines"/,
  },
  {
    rule: 'citations: a page that is gone',
    path: domain,
    text: '// docs/look.md',
    found: /docs\/look.md does not exist/,
  },
  { rule: 'citations: a quoted path is a value', path: domain, text: "const a = 'docs/look.md';", found: undefined },
  { rule: 'citations: a decision that exists', path: domain, text: '// ADR 0044', found: undefined },
  { rule: 'citations: a decision that does not', path: domain, text: '// ADR 0999', found: /ADR 0999 does not exist/ },
  { rule: 'citations: a section that exists', path: domain, text: '// specification, section 5', found: undefined },
  {
    rule: 'citations: a section that does not',
    path: domain,
    text: '// specification, section 50',
    found: /no section 50/,
  },
  {
    rule: 'citations: a page that was never here',
    path: domain,
    text: '// (lifecycle, section 5)',
    found: /nobody can open.*docs\/<page>\.md#heading/,
  },
  { rule: 'citations: a link to a heading', path: 'docs/a.md', text: '[x](lifecycle.md#deposits)', found: undefined },
  {
    rule: 'citations: a link to a path with brackets',
    path: 'docs/a.md',
    text: '[x](<../apps/web/src/app/(shop)/page.tsx>)',
    found: undefined,
  },
  {
    rule: 'citations: a link to nothing',
    path: 'docs/a.md',
    text: '[x](gone.md)',
    found: /docs\/gone.md does not exist/,
  },

  {
    rule: 'citations: a file by the end of its path',
    path: 'docs/a.md',
    text: '`web/src/app/(shop)/page.tsx` and `docs/x`',
    found: undefined,
  },
  {
    rule: 'citations: a file that is gone',
    path: 'docs/a.md',
    text: '`trade/gone.ts`',
    found: /trade\/gone.ts does not exist/,
  },

  { rule: 'prose: 120 columns are allowed', path: domain, text: `// ${'a'.repeat(117)}`, found: undefined },
  { rule: 'prose: 121 columns are not', path: domain, text: `// ${'a'.repeat(118)}`, found: /121 columns wide/ },
  {
    rule: 'prose: long code is the formatter’s',
    path: domain,
    text: `const a = '${'a'.repeat(130)}';`,
    found: undefined,
  },
  { rule: 'prose: "What" opens no comment', path: domain, text: '/** What it costs. */', found: /opens with "What"/ },
  {
    rule: 'prose: nor one of several lines',
    path: domain,
    text: '/**\n * Whether it is.\n */',
    found: /opens with "Whether"/,
  },
  {
    rule: 'prose: "The same" opens none',
    path: domain,
    text: '// The same of an ask.',
    found: /opens with "The same"/,
  },
  { rule: 'prose: a later line may begin so', path: domain, text: '/**\n * Says\n * What for.\n */', found: undefined },
  { rule: 'prose: a line that goes on may', path: domain, text: '// It says\n// What for.', found: undefined },

  { rule: 'words: one that we do not use', path: domain, text: 'larger(a, b);', found: /"larger".*max/ },
  { rule: 'words: a part of another is fine', path: domain, text: 'enlarger(a);', found: undefined },
  { rule: 'words: one of a folder', path: 'tooling/replay/src/a.ts', text: 'const lane = 1;', found: /"lane".*worker/ },
  { rule: 'words: elsewhere it is fine', path: domain, text: 'const lane = 1;', found: undefined },
];

describe('rules', () => {
  test.each(rows)('$rule', ({ path, text, found }) => {
    const messages = rules.flatMap((rule) => rule({ path, text })).map(({ message }) => message);
    if (found === undefined) expect(messages).toEqual([]);
    else expect(messages).toEqual([expect.stringMatching(found)]);
  });

  test('a finding names its line', () => {
    const [finding] = rules.flatMap((rule) => rule({ path: domain, text: 'a();\n/* b\n c */ d();\nDate.now();\n' }));
    expect(finding).toMatchObject({ path: domain, line: 4 });
  });

  test('an address in a string is no comment', () => {
    const text = "const a = 'https://suki.test'; const t = Date.now();";
    expect(rules.flatMap((rule) => rule({ path: domain, text }))).toHaveLength(1);
  });

  test('a glossary without the table is a mistake', () => {
    expect(() => unwantedWords('# Glossary\n')).toThrow('Not these words');
  });
});

describe('import circles', () => {
  const file = (path: string, ...imports: readonly string[]) => ({
    path,
    text: imports.map((one) => `import type { A } from '${one}';\n`).join(''),
  });
  const found = (...files: readonly { readonly path: string; readonly text: string }[]) =>
    importCircles(files).map(
      ({ path, line, message }) => `${path}:${line} ${/circle, types included: ([^.]*\.ts)*/.exec(message)?.[0]}`,
    );

  test('two files that name types of each other are one', () => {
    const files = [file('a/x.ts', './y.ts'), file('a/y.ts', '../b/z.ts', './x.ts'), file('b/z.ts')];
    expect(found(...files)).toEqual(['a/x.ts:1 circle, types included: x.ts, y.ts']);
  });

  test('a long way round is one circle', () => {
    const files = [file('a.ts', './b.ts'), file('b.ts', './c.ts'), file('c.ts', './d.ts', './a.ts'), file('d.ts')];
    expect(found(...files)).toEqual(['a.ts:1 circle, types included: a.ts, b.ts, c.ts']);
  });

  test('the way through the exports of a package counts', () => {
    const manifest = {
      path: 'packages/p/package.json',
      text: JSON.stringify({ name: '@suki/p', exports: { './*': './src/*.ts' } }),
    };
    const files = [file('packages/p/src/a.ts', './b.ts'), file('packages/p/src/b.ts', '@suki/p/a'), manifest];
    expect(found(...files)).toHaveLength(1);
  });

  test('two ways to one file are none, nor is a part that is loaded later', () => {
    const loader = { path: 'x.ts', text: "const load = () => import('./y.ts');\n" };
    expect(found(file('a.ts', './b.ts', './c.ts'), file('b.ts', './c.ts'), file('c.ts'))).toEqual([]);
    expect(found(loader, file('y.ts', './x.ts'))).toEqual([]);
  });
});
