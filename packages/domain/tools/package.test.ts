import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asProgram, readExamples } from './examples.ts';

const packageFolder = fileURLToPath(new URL('../', import.meta.url));
const compiler = join(packageFolder, 'node_modules/typescript/bin/tsc');
const consumer = mkdtempSync(join(tmpdir(), 'suki-domain-consumer-'));
const installed = join(consumer, 'node_modules/@suki/domain');
const examples = readExamples();

/** The packed package, installed in a project without any part of this repository. */
let tarball: Uint8Array;
let modules: readonly string[];

beforeAll(() => {
  run('npx', ['-y', 'pnpm@12', 'pack', '--pack-destination', consumer], packageFolder);
  const name = readdirSync(consumer).find((each) => each.endsWith('.tgz')) ?? 'no tarball';
  tarball = readFileSync(join(consumer, name));
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', join(consumer, name), '-C', installed, '--strip-components=1'], consumer);
  modules = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((each) => each.endsWith('.js'))
    .map((each) => each.replaceAll('\\', '/').slice(0, -'.js'.length))
    .sort();
  const manifest = { name: 'consumer', private: true, type: 'module' };
  writeFileSync(join(consumer, 'package.json'), JSON.stringify(manifest));
}, 180_000);

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

describe('the packed package', () => {
  test('holds the built modules with their types, the documents, and nothing else', () => {
    const files = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(installed.length + 1)
          .replaceAll('\\', '/'),
      );
    const expected = modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]);
    expect(files.sort()).toEqual([...expected, 'README.md', 'docs/examples.md', 'package.json'].sort());
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.filter((name) => /test/.test(name))).toEqual([]);
  });

  test('says what people need to know before they install it', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: '@suki/domain',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      license: expect.any(String),
      description: expect.any(String),
      type: 'module',
      sideEffects: false,
      engines: { node: expect.any(String) },
      bin: { 'suki-rules': './dist/rules/main.js' },
      exports: { './*': { types: './dist/*.d.ts', default: './dist/*.js' } },
    });
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('dependencies');
  });

  test('has nothing that publint objects to', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: toArrayBuffer(tarball) }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('gives the right types for every module, wherever modules are ES modules', async () => {
    const entrypoints = modules.map((name) => `./${name}`);
    const result = await checkPackage(createPackageFromTarballData(tarball), { entrypoints });
    const problems = 'problems' in result ? result.problems : ['no types at all'];
    // Old CommonJS resolution is not promised: the package says `"type": "module"`.
    const promised = problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(promised).toEqual([]);
  }, 300_000);

  test('compiles in a strict project of somebody else', () => {
    for (const { folder, code } of examples) writeFileSync(join(consumer, `${folder}.ts`), code);
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: [],
    };
    const files = examples.map(({ folder }) => `${folder}.ts`);
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    expect(run(process.execPath, [compiler, '-p', '.'], consumer)).toBe('');
  }, 300_000);

  test('keeps what the examples promise', () => {
    for (const { folder, code } of examples) writeFileSync(join(consumer, `${folder}.program.ts`), asProgram(code));
    const main = examples.map(({ folder }) => `await import('./${folder}.program.ts');`).join('\n');
    run(process.execPath, ['--input-type=module'], consumer, main);
  });

  test('answers on the command line', () => {
    const command = join(installed, 'dist/rules/main.js');
    expect(existsSync(command)).toBe(true);
    expect(run(process.execPath, [command], consumer, '{"rule":"sellFee","price":300000}\n')).toBe('{"ok":15000}\n');
  });
});

/** Runs a program to its end and returns its standard output; an error carries its standard error. */
function run(command: string, words: readonly string[], folder: string, input = ''): string {
  try {
    return execFileSync(command, words, { cwd: folder, input, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
