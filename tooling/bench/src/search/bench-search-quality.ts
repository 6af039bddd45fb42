import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@suki/db/migrate';
import { createPool } from '@suki/db/pool';
import { searchItems } from '@suki/db/queries/search-items';
import { freeBase } from '@suki/dev-stack/stack/free-base';
import { noFilters } from '@suki/domain/search/search-request';
import { questionKinds, type SearchQuestion, searchQuestions } from '@suki/domain/testing/search-questions';
import { ports } from '@suki/local-stack/ports';
import { startPostgres } from '@suki/local-stack/postgres/embedded-postgres';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import { StackError } from '@suki/local-stack/stack-error';
import type { Pool } from 'pg';
import { miniSearchOver } from './mini-search.ts';
import { fillNamedCatalogue } from './named-catalogue.ts';
import { readNames } from './read-names.ts';

type Answered = { readonly question: SearchQuestion; readonly place: number; readonly milliseconds: number };

/**
 * `bench search-quality FILE... [--per-kind N] [--seed N] [--misses]` reads the names of CSV files, asks questions that
 * have one answer, and asks MiniSearch the very same.
 */
export async function benchSearchQuality(): Promise<void> {
  const options = process.argv.slice(3);
  const numberOf = (name: string, usual: number): number =>
    Number(options[options.indexOf(name) + 1] ?? usual) || usual;
  const perKind = options.includes('--per-kind') ? numberOf('--per-kind', 100) : 100;
  const seed = options.includes('--seed') ? numberOf('--seed', 1) : 1;
  const files = options.filter((word) => /\.(csv|gz)$/.test(word));
  if (files.length === 0)
    throw new StackError('Expected at least one CSV file: npx -y pnpm@12 bench search-quality names.csv');
  const rows = (await Promise.all(files.map(readNames))).flat();
  const directory = mkdtempSync(join(tmpdir(), 'suki-bench-search-'));
  chmodSync(directory, 0o711);
  const folder = join(directory, 'postgres');
  const base =
    process.env.SUKI_PORT_BASE === undefined ? await freeBase(['postgres']) : Number(process.env.SUKI_PORT_BASE);
  const postgres = await startPostgres({
    directory: folder,
    port: ports(base).postgres,
    flags: ['fsync=off', 'synchronous_commit=off'],
  });
  try {
    await migrate(postgres.url);
    const pool = createPool(postgres.url, { name: 'bench-search' });
    try {
      await report(pool, rows, { perKind, seed, showsMisses: options.includes('--misses') });
    } finally {
      await pool.end();
    }
  } finally {
    await postgres.stop();
    for (const gone of [directory, substituteDirectory(folder)])
      rmSync(gone, { recursive: true, force: true, maxRetries: 5 });
  }
}

type ReportOptions = { readonly perKind: number; readonly seed: number; readonly showsMisses: boolean };

async function report(
  pool: Pool,
  rows: Awaited<ReturnType<typeof readNames>>,
  { perKind, seed, showsMisses }: ReportOptions,
): Promise<void> {
  const seconds = await fillNamedCatalogue(pool, rows);
  const { rows: listed } = await pool.query<{ id: string; name: string; code: string }>(
    'select id, name, style_code as code from items',
  );
  const known = new Set(listed.map(({ id }) => id));
  const items = listed.map(({ id, name, code }) => ({ id, name, styleCode: code.startsWith('NOCODE') ? null : code }));
  const questions = searchQuestions(items, { perKind, seed });
  const ours = await answered(questions, async (keyword) => {
    const { itemIds } = await searchItems(pool, {
      keyword,
      filters: noFilters,
      sizeSystem: 'us_m',
      price: { from: null, to: null },
      sort: 'default',
      limit: 5,
    });
    return itemIds;
  });
  const mini = miniSearchOver(rows.filter(({ id }) => known.has(id)));
  const theirs = await answered(questions, async (keyword) => mini(keyword));
  console.log(
    `\n${listed.length} items of ${rows.length} rows, written in ${seconds.items.toFixed(0)} s, documents in ${seconds.documents.toFixed(0)} s`,
  );
  console.log(
    `${availableParallelism()} cores, load ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}, seed ${seed}\n`,
  );
  console.log('| kind | questions | first | among five | MiniSearch first | among five | ms | MiniSearch ms |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const kind of [...questionKinds, 'all'] as const) {
    const of = (all: readonly Answered[]) => all.filter(({ question }) => kind === 'all' || question.kind === kind);
    const [a, b] = [of(ours), of(theirs)];
    if (a.length === 0) continue;
    console.log(
      `| ${[kind, a.length, share(a, 1), share(a, 5), share(b, 1), share(b, 5), middle(a), middle(b)].join(' | ')} |`,
    );
  }
  if (!showsMisses) return;
  const names = new Map(items.map(({ id, name, styleCode }) => [id, `${name} (${styleCode ?? ''})`]));
  for (const { question, place } of ours) {
    if (place !== 1)
      console.log(`${question.kind}: "${question.keyword}" found at ${place}: ${names.get(question.itemId)}`);
  }
}

async function answered(
  questions: readonly SearchQuestion[],
  ask: (keyword: string) => Promise<readonly string[]>,
): Promise<Answered[]> {
  const all: Answered[] = [];
  for (const question of questions) {
    const startedAt = performance.now();
    const ids = await ask(question.keyword);
    all.push({ question, place: ids.indexOf(question.itemId) + 1, milliseconds: performance.now() - startedAt });
  }
  return all;
}

const share = (all: readonly Answered[], places: number): string =>
  `${((100 * all.filter(({ place }) => place > 0 && place <= places).length) / all.length).toFixed(1)} %`;

const middle = (all: readonly Answered[]): string =>
  (all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0).toFixed(1);
