import { StackError } from '@suki/local-stack/stack-error';
import { describe, expect, test } from 'vitest';
import { runStages, type Stage, type StagesOptions } from './stage.ts';

const never = new Promise<void>(() => undefined);

const passing = { passed: 1, failed: 0, details: '' };

function stage(name: string, passed: number, failed: number): Stage {
  return { name, run: async () => ({ passed, failed, details: `${name} says why` }) };
}

async function linesOf(stages: readonly Stage[], stopped: Promise<void> = never) {
  return linesOfPhases([[stages]], stopped);
}

async function linesOfPhases(phases: StagesOptions['phases'], stopped: Promise<void> = never) {
  const lines: string[] = [];
  const total = await runStages({ phases, print: (text) => lines.push(...text.split('\n')), stopped });
  return { lines, total };
}

describe('runStages', () => {
  test('the last line is the sum of all stages, and nothing else', async () => {
    const { lines, total } = await linesOf([stage('lint', 1, 0), stage('unit', 41, 2)]);
    expect(lines.at(-1)).toBe('42 passed, 2 failed');
    expect(total).toEqual({ passed: 42, failed: 2 });
  });

  test('a failing stage shows its output and does not stop later stages', async () => {
    const { lines } = await linesOf([stage('lint', 0, 1), stage('unit', 3, 0)]);
    expect(lines).toContain('lint says why');
    expect(lines).not.toContain('unit says why');
    expect(lines.find((line) => line.includes('unit'))).toMatch(/✓ unit +0\.0 s {3}3 passed, 0 failed/);
    expect(lines.at(-1)).toBe('3 passed, 1 failed');
  });

  test('a stage that throws counts as one failure, with its sentence', async () => {
    const { lines, total } = await linesOf([
      {
        name: 'sale',
        run: async () => {
          throw new StackError('No browser was found.');
        },
      },
    ]);
    expect(lines).toContain('No browser was found.');
    expect(total).toEqual({ passed: 0, failed: 1 });
  });

  test('the lines about the parts of a stage come below its own line', async () => {
    const withSteps: Stage = { ...stage('sale', 1, 0), run: async () => ({ ...passing, steps: ['  ✓ Shop built'] }) };
    const { lines } = await linesOf([withSteps]);
    expect(lines.slice(0, 2)).toEqual([expect.stringContaining('✓ sale'), '    ✓ Shop built']);
  });

  test('after Ctrl-C no further stage runs, and the run does not count as passed', async () => {
    const { lines, total } = await linesOf([stage('lint', 1, 0), stage('unit', 3, 0)], Promise.resolve());
    expect(total.failed).toBe(1);
    expect(lines).toContain('Stopped before the end.');
    expect(lines.join('\n')).not.toContain('unit');
  });

  test('a stage that Ctrl-C interrupted is not reported as a failure', async () => {
    const { lines, total } = await linesOf([stage('unit', 3, 1)], Promise.resolve());
    expect(total).toEqual({ passed: 0, failed: 1 });
    expect(lines).not.toContain('unit says why');
  });
});

describe('stages that run beside each other', () => {
  test('each prints its line and output in one piece when it ends, in the order of the ends', async () => {
    const short = Promise.withResolvers<void>();
    const long: Stage = { name: 'long', run: () => short.promise.then(() => stage('long', 0, 1).run()) };
    const quick: Stage = {
      name: 'quick',
      run: async () => {
        short.resolve();
        return { passed: 0, failed: 1, details: 'quick says why' };
      },
    };
    const { lines, total } = await linesOfPhases([[[long], [quick]]]);
    for (const name of ['quick', 'long']) {
      const at = lines.findIndex((line) => line.includes(`✗ ${name}`));
      expect(lines.slice(at + 1, at + 4)).toEqual(['', `${name} says why`, '']);
    }
    expect(total).toEqual({ passed: 0, failed: 2 });
  });

  test('a phase begins when every track of the phase before has ended', async () => {
    const order: string[] = [];
    const noted = (name: string, wait: Promise<void> = Promise.resolve()): Stage => ({
      name,
      run: async () => {
        await wait;
        order.push(name);
        return passing;
      },
    });
    const gate = Promise.withResolvers<void>();
    const opening: Stage = {
      name: 'opening',
      run: async () => {
        order.push('opening');
        gate.resolve();
        return passing;
      },
    };
    await linesOfPhases([[[noted('waiting', gate.promise)], [noted('first'), opening]], [[noted('next phase')]]]);
    expect(order).toEqual(['first', 'opening', 'waiting', 'next phase']);
  });
});
