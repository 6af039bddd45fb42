import { expect, test } from 'vitest';
import { beside } from './beside.ts';
import { runStages, type Stage } from './stage.ts';

const never = new Promise<void>(() => undefined);

test('the waiting stage begins with the first one, is reported last with its own time, and its failures count', async () => {
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const waiting: Stage = {
    name: 'commands',
    run: async () => {
      begun.push('commands');
      first.resolve();
      return { passed: 1, failed: 1, details: 'commands say why' };
    },
  };
  const unit: Stage = {
    name: 'unit',
    run: async () => {
      // Hangs unless the other one runs at the same time.
      await first.promise;
      begun.push('unit');
      return { passed: 2, failed: 0, details: '' };
    },
  };
  const lines: string[] = [];
  const stages = beside(waiting, [unit, { ...unit, name: 'API' }]);
  const total = await runStages({ stages, print: (text) => lines.push(...text.split('\n')), stopped: never });
  expect(begun).toEqual(['commands', 'unit', 'unit']);
  expect(total).toEqual({ passed: 5, failed: 1 });
  const order = ['unit', 'API', 'commands (beside the others)'];
  expect(order.map((name) => lines.findIndex((line) => line.includes(` ${name} `)))).toEqual([0, 1, 2]);
  expect(lines).toContain('commands say why');
});

test('what the waiting stage throws is its own failure, and the others go on', async () => {
  const broken: Stage = { name: 'commands', run: () => Promise.reject(new Error('no port')) };
  const unit: Stage = { name: 'unit', run: async () => ({ passed: 2, failed: 0, details: '' }) };
  const total = await runStages({ stages: beside(broken, [unit]), print: () => undefined, stopped: never });
  expect(total).toEqual({ passed: 2, failed: 1 });
});
