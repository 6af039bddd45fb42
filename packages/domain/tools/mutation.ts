import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

/*
 * Mutation tests: small mistakes are put into the rules one by one, and the tests of the same folder have to notice.
 * `mutation` tests all areas, `mutation fees quote` some of them, `mutation trade/decide-buy` files whose path begins
 * so. Fails when fewer than nine in ten mistakes are noticed in any of them.
 */

const MINIMUM_PERCENT = 90;

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** The mutated files of each area. */
const areas: Readonly<Record<string, { readonly folder: string; readonly files: string }>> = {
  fees: { folder: 'src/fees', files: '*.ts' },
  quote: { folder: 'src/quote', files: '*.ts' },
  delivery: { folder: 'src/delivery', files: '*.ts' },
  coupons: { folder: 'src/coupons', files: '*.ts' },
  validators: { folder: 'src/validators', files: '*.ts' },
  trade: { folder: 'src/trade/decide', files: 'decide*.ts' },
};

const words = process.argv.slice(2).filter((word) => word !== '--');
const asked = (words.length === 0 ? Object.keys(areas) : words).map((word) => {
  const [name = '', start] = word.split('/');
  const area = Object.hasOwn(areas, name) ? areas[name] : undefined;
  if (area === undefined) throw new Error(`Expected some of ${Object.keys(areas).join(', ')}; got ${word}.`);
  return { name: word.replace('/', '-'), area: start === undefined ? area : { ...area, files: `${start}*.ts` } };
});

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
// Tells vitest.config.ts to leave out the long random walks, which would be repeated for each mistake.
process.env.SUKI_MUTATION = '1';
// The copies of the package find the generated pages at the package's own path: `../../docs`.
cpSync('../../docs/generated', 'coverage/mutation/docs/generated', { recursive: true });
for (const { name, area } of asked) {
  const { noticed, all } = score(await mutate(name, area));
  const percent = (100 * noticed) / all;
  console.log(`${name}: ${noticed} of ${all} mistakes noticed, ${percent.toFixed(1)} %`);
  if (!(percent >= MINIMUM_PERCENT)) {
    console.log(
      `Expected at least ${MINIMUM_PERCENT} %: write tests for those that are marked "Survived" or "NoCoverage" above.`,
    );
    process.exitCode = 1;
  }
}

async function mutate(name: string, { folder, files }: { folder: string; files: string }): Promise<Mutants> {
  const sandbox = `coverage/mutation/${name}`;
  const stryker = new Stryker({
    testRunner: 'vitest',
    vitest: { dir: folder },
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    // Names of holidays and generated rows are data, which other tests compare with their source.
    mutate: [`${folder}/${files}`, '!src/**/*.{test,generated}.ts', '!src/delivery/holidays.table.ts'],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    jsonReporter: { fileName: `${sandbox}.json` },
    tempDirName: sandbox,
    ignorePatterns: ['coverage', 'dist'],
    cleanTempDir: 'always',
    // Stryker rewrites a tsconfig by TypeScript's old programming interface, which version 7 lacks. The sandbox needs
    // no rewriting.
    tsconfigFile: 'none',
    concurrency: 2,
  });
  try {
    return await stryker.runMutationTest();
  } finally {
    rmSync(sandbox, { recursive: true, force: true });
  }
}

/** Mistakes that do not even run prove nothing about the tests and are left out. */
function score(mutants: Mutants): { readonly noticed: number; readonly all: number } {
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  return { noticed, all: noticed + missed };
}
