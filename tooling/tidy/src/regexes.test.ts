import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

/** S7 (docs/test-plan.md#attacks): no text makes a regular expression take longer than its length allows. */

const root = new URL('../../../', import.meta.url);
/**
 * The checker counts steps. Its limits of time are for the clock of an idle machine: with other tests at work it called
 * sound expressions slow, at 3 s for the whole and, in November 2026, at 0.25 s for one text. One limit against hanging
 * stays.
 */
const LIMITS = { timeout: 60_000, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

/** Expressions that are slow on some text, or that the checker cannot judge, and the reason why nobody can send it. */
const ownTextOnly: Readonly<Record<string, string>> = {
  '/\\/+$/': 'an address of the environment',
  '/ \\(.*\\)$/': 'a sentence of the life cycle',
  '/\\B(?=(\\d{3})+$)/g': 'a price that somebody types into their own browser',
  '/<script([^>]*)>([\\s\\S]*?)<\\/script>/g': 'a page that Next made',
  '/\\(("|\')((?:\\$R[A-Z]=|requestAnimationFrame\\(function|addEventListener\\()(?:(?!\\1)[^\\\\]|\\\\.)*)\\1\\)/g':
    'a file of the installed Next',
  '/\\(.*?\\)/g': 'a colourway of the catalogue',
  '/kayano.*cream black/': 'a name of the catalogue',
  '/chuck 70.*black/': 'a name of the catalogue',
  '/snapshot.*black multi/': 'a name of the catalogue',
  '/x1="[^"]*" y1="[^"]*" x2="[^"]*" y2="[^"]*"/': 'a drawing that we made',
  '/(<pattern.*?<\\/pattern>)/s': 'a drawing that we made',
  '/<linearGradient[^>]* x1="([^"]*)" y1="([^"]*)" x2="([^"]*)" y2="([^"]*)">/g': 'a drawing that we made',
  '/"(?:[^"\\\\]|\\\\.)*"|[{}[\\]]/gs': 'a log of a book that we wrote',
  '/^(\\S+)\\s+(\\d+)\\s+(\\d+)\\s+(\\S+ \\S+\\s+\\d+ \\S+ \\d+)\\s+(.*)$/': 'a line of `ps` on a developer’s machine',
};

type Expression = { readonly pattern: string; readonly flags: string; readonly file: string };

function expressions(): ReadonlyMap<string, Expression> {
  const files = execFileSync(
    'git',
    ['ls-files', 'apps/*/src/*.ts', 'apps/*/src/*.tsx', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.|\.stories\.|\/generated\//.test(file));
  const found = new Map<string, Expression>();
  for (const file of files) {
    const text = readFileSync(new URL(file, root), 'utf8');
    collect(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (pattern, flags) =>
      found.set(`/${pattern}/${flags}`, { pattern, flags, file }),
    );
  }
  return found;
}

function collect(node: unknown, take: (pattern: string, flags: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string };
    take(pattern, flags);
  }
  for (const inner of Object.values(node)) collect(inner, take);
}

/** Without one of these an expression reads at most a fixed number of characters. */
const isUnbounded = ({ pattern }: Expression): boolean => /[*+]|\{\d+,\}/.test(pattern);

test('S7: no regular expression that reads a text of others can be made slow', { timeout: 300_000 }, () => {
  const all = expressions();
  expect(all.size).toBeGreaterThan(100);
  const slow = [...all].filter(([name, each]) => {
    if (name in ownTextOnly || !isUnbounded(each)) return false;
    return checkSync(each.pattern, each.flags.replace(/[dv]/g, ''), LIMITS).status !== 'safe';
  });
  expect(slow.map(([name, { file }]) => `${name} in ${file}`)).toEqual([]);
  expect(Object.keys(ownTextOnly).filter((name) => !all.has(name))).toEqual([]);
});

test('S7: each of them reads 100 kB of a repeated sign within a second of the processor', { timeout: 60_000 }, () => {
  const signs = ['a', '0', ' ', '-', '.', '/', '\\', '"', '<', '=', '+', '\n', 'é', '😀'];
  const slow: string[] = [];
  for (const [name, { pattern, flags }] of expressions()) {
    if (name in ownTextOnly) continue;
    for (const sign of signs) {
      const text = `${sign.repeat(100_000 / sign.length)}!`;
      // The clock also runs while others have the processor.
      const before = process.cpuUsage();
      text.replace(new RegExp(pattern, flags), '');
      if (process.cpuUsage(before).user > 1_000_000) slow.push(`${name} on ${sign}`);
    }
  }
  expect(slow).toEqual([]);
});

test('a slow expression is found', () => {
  expect(checkSync('^(a+)+$', '', LIMITS).status).toBe('vulnerable');
});
