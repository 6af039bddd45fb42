import { expect, test } from 'vitest';
import { runInTurns, succeeded, summaryOf } from './load.ts';
import { answerIn } from './raw-http.ts';
import { bearerOf } from './shop-client.ts';

test.each<[string, readonly number[], { count: number; p50: number; p99: number }]>([
  ['nothing', [], { count: 0, p50: 0, p99: 0 }],
  ['one time', [7], { count: 1, p50: 7, p99: 7 }],
  ['a hundred in any order', Array.from({ length: 100 }, (_, index) => 100 - index), { count: 100, p50: 51, p99: 100 }],
])('the middle and the slowest hundredth of %s are told', (_name, times, summary) => {
  expect(summaryOf(times)).toEqual(summary);
});

const pace = {
  clients: 2,
  seconds: 0.04,
  warmUpSeconds: 0,
  resumeSeconds: 0,
  cpuTimes: () => new Map([['server', 0]]),
};
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('only successes count, and every outcome is reported', async () => {
  const turn = async (number: number) => soon().then(() => (number % 2 === 0 ? succeeded : '409'));
  const { shop } = await runInTurns({ shop: { turn, mostPerSecond: 1 } }, pace);
  expect([...shop.outcomes.keys()].sort()).toEqual(['409', succeeded]);
  expect(shop.count).toBeLessThanOrEqual(shop.outcomes.get(succeeded) ?? 0);
  expect(shop.cpu).toEqual(new Map([['server', 0]]));
});

test('parties alternate, each turn has its own number, and each part is prepared', async () => {
  const events: string[] = [];
  const numbers: Record<string, number[]> = { hand: [], shop: [] };
  const party = (name: string) => ({
    turn: async (number: number) => {
      numbers[name]?.push(number);
      return soon().then(() => succeeded);
    },
    mostPerSecond: 1_000,
    prepare: async (first: number, count: number) => {
      expect(first).toBe(numbers[name]?.length);
      expect(count).toBeGreaterThan(0);
      events.push(`${name} comes`);
    },
    leave: async () => void events.push(`${name} goes`),
  });
  const loads = await runInTurns({ hand: party('hand'), shop: party('shop') }, pace);
  expect(events).toEqual(Array(4).fill(['hand comes', 'hand goes', 'shop comes', 'shop goes']).flat());
  for (const name of ['hand', 'shop'] as const) {
    expect(numbers[name]?.toSorted((one, other) => one - other)).toEqual(numbers[name]?.map((_, index) => index));
    expect(loads[name].perSecond).toBeCloseTo(loads[name].count / pace.seconds);
  }
});

const head = 'HTTP/1.1 201 Created\r\ncontent-type: application/json\r\nContent-Length: 2\r\n\r\n';

test.each<[string, string, { status: number; body: string } | undefined]>([
  ['half of the head', head.slice(0, 30), undefined],
  ['a head without its body', `${head}{`, undefined],
  ['a whole answer', `${head}{}`, { status: 201, body: '{}' }],
  ['an answer and the beginning of the next', `${head}{}HTTP/1.1 2`, { status: 201, body: '{}' }],
])('%s is read as it is', (_name, received, answer) => {
  const found = answerIn(received);
  expect(found === undefined ? undefined : { status: found.status, body: found.body }).toEqual(answer);
});

test('a token names its bearer and has no signature', () => {
  const [header, claims, signature] = bearerOf(12).slice('Bearer '.length).split('.');
  const read = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
  expect(read(header)).toEqual({ alg: 'none' });
  expect(read(claims)).toMatchObject({ sub: 'bench-12', email: 'bench-12@suki.test' });
  expect(signature).toBe('');
});
