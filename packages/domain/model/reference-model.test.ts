import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nothingHappens, refusals, rows } from './rows.table.ts';
import { newWalk, tell, walkOnce } from './walk.ts';

const sequences = 10_000;
const commandsOfEach = 45;
const leastOfEachRow = 24;

/** Files that ask the rules, or keep their answers. All other files are the model. */
const comparison =
  /^(against-decide|apply|calls|calls-\w+|differences|made|mirror|queues|scene|scene\.types|server|walk|reference-model\.test)\.ts$/;

const modelFiles = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !comparison.test(name));

describe('the reference model', () => {
  it.each(modelFiles)('takes nothing of the rules but the names of the statuses in %s', (name) => {
    const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1]);
    expect(
      imported.filter((path) => path?.startsWith('../src/trade/') && path !== '../src/trade/facts/statuses.ts'),
    ).toEqual([]);
    expect(imported.filter((path) => comparison.test(path?.replace('./', '') ?? ''))).toEqual([]);
  });

  const walk = newWalk();

  it(`R7: agrees with the rules, and both keep the twelve invariants, in ${sequences} random sequences of ${commandsOfEach}`, {
    timeout: 300_000,
  }, () => {
    const partings: string[] = [];
    for (let seed = 0; seed < sequences && partings.length < 3; seed += 1) {
      const parting = walkOnce(seed, commandsOfEach, walk);
      if (parting !== null) partings.push(tell(parting));
    }
    expect(partings.join('\n\n')).toBe('');
  });

  it('R7: was compared with the rules in every row of lifecycle.md', () => {
    const all = Object.values(rows).flatMap((names) => names.split(', '));
    const seldom = all.filter((name) => (walk.rows.get(name) ?? 0) < leastOfEachRow);
    expect(seldom.map((name) => `${name}: ${walk.rows.get(name) ?? 0}`)).toEqual([]);
    const known: readonly string[] = [...all, ...nothingHappens];
    expect([...walk.rows.keys()].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('R7: met every refusal that lifecycle.md names', () => {
    expect(refusals.filter((name) => !walk.refusals.has(name))).toEqual([]);
  });
});
