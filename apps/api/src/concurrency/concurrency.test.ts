import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';
import { perKeyQueue } from './per-key-queue.ts';
import { singleFlight } from './single-flight.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('at most the limit runs at a time, and everything runs, in order, also when some fail', async () => {
  const line = atMost(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      line(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(index);
        await turn();
        running -= 1;
        if (index % 3 === 0) throw new Error('no');
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});

test('each key has a queue of its own: work under another key does not wait, and a queue that ended begins anew', async () => {
  const queueOf = perKeyQueue(1);
  const order: string[] = [];
  let free: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const step = (name: string, at: string, until?: Promise<void>) =>
    queueOf(name, async () => {
      order.push(at);
      await until;
    });
  const first = step('hot', 'first of hot', held);
  const second = step('hot', 'second of hot');
  await step('other', 'of another');
  expect(order).toEqual(['first of hot', 'of another']);
  free();
  await Promise.all([first, second]);
  await step('hot', 'third of hot');
  expect(order).toEqual(['first of hot', 'of another', 'second of hot', 'third of hot']);
});

test('work can reject what waited when it began; what comes later is not rejected', async () => {
  const queueOf = perKeyQueue(1);
  const begun: string[] = [];
  const step = (name: string) => queueOf('hot', async () => begun.push(name));
  const first = step('first');
  const second = queueOf('hot', async (rejectWaiting) => {
    const late = step('late');
    await turn();
    rejectWaiting(() => new Error('sold out'));
    return { late };
  });
  const [third, fourth] = [step('third'), step('fourth')];
  await first;
  await expect(third).rejects.toThrow('sold out');
  await expect(fourth).rejects.toThrow('sold out');
  await (await second).late;
  expect(begun).toEqual(['first', 'late']);
});

test('one key is worked on once at a time, and again afterwards', async () => {
  const flight = singleFlight<number>();
  let works = 0;
  const work = async () => {
    works += 1;
    await turn();
    return works;
  };
  expect(await Promise.all([flight('a', work), flight('a', work), flight('a', work)])).toEqual([1, 1, 1]);
  expect(await flight('a', work)).toBe(2);
});

test('a failure reaches everybody who waited, and the next one tries anew', async () => {
  const flight = singleFlight<string>();
  const failing = async () => {
    await turn();
    throw new Error('broken');
  };
  const results = await Promise.allSettled([flight('a', failing), flight('a', failing)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flight('a', async () => 'ok')).toBe('ok');
});
