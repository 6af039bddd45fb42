import { describe, expect, test } from 'vitest';
import { StackError } from '../stack-error.ts';
import { runStages, type Stage } from './stage.ts';

const never = new Promise<void>(() => undefined);

function stage(name: string, passed: number, failed: number): Stage {
  return { name, run: async () => ({ passed, failed, details: `${name} says why` }) };
}

async function linesOf(stages: readonly Stage[], stopped: Promise<void> = never) {
  const lines: string[] = [];
  const total = await runStages({ stages, print: (text) => lines.push(...text.split('\n')), stopped });
  return { lines, total };
}

describe('runStages', () => {
  test('the last line is the sum of all stages, and nothing else', async () => {
    const { lines, total } = await linesOf([stage('lint', 1, 0), stage('unit', 41, 2)]);
    expect(lines.at(-1)).toBe('42 passed, 2 failed');
    expect(total).toEqual({ passed: 42, failed: 2 });
  });

  test('a failing stage shows its words and does not hide the ones after it', async () => {
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

  test('after Ctrl-C no further stage runs, and the run does not count as passed', async () => {
    const { lines, total } = await linesOf([stage('lint', 1, 0)], Promise.resolve());
    expect(total.failed).toBe(1);
    expect(lines).toContain('Stopped before the end.');
  });
});
