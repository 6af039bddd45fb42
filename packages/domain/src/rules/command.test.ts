import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const started: ChildProcessWithoutNullStreams[] = [];

function start(): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [program]);
  started.push(child);
  return child;
}

/** Returns the command's output for an input, and its exit code. */
async function run(input: string | Buffer): Promise<{ output: string; errors: string; exitCode: unknown }> {
  const child = start();
  const exit = once(child, 'exit');
  child.stdin.end(input);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode] = await exit;
  return { output, errors, exitCode };
}

afterEach(() => {
  for (const child of started.splice(0)) {
    child.kill();
  }
});

const fee = (price: number) => `{"rule":"sellFee","price":${price}}`;

test('lines are answered in their order, bad ones too, and the last needs no line break', async () => {
  const { output, exitCode } = await run([fee(0), 'x', '', '{"rule":"no"}', fee(100_000)].join('\n'));
  const answers = output.trimEnd().split('\n');
  expect(answers).toHaveLength(5);
  expect([answers[0], answers[4]]).toEqual(['{"ok":5000}', '{"ok":10000}']);
  expect(answers.slice(1, 4).every((answer) => answer.startsWith('{"error":"expected '))).toBe(true);
  expect(output.endsWith('\n')).toBe(true);
  expect(exitCode).toBe(0);
});

test('nothing is answered with nothing', async () => {
  expect(await run('')).toMatchObject({ output: '', exitCode: 0 });
});

test('bytes that are no UTF-8 get an error and the next line its answer', async () => {
  const { output } = await run(Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(`${fee(0)}\n`)]));
  expect(output.split('\n').slice(1)).toEqual(['{"ok":5000}', '']);
});

test('each question of a pipe that stays open is answered before the next, also in pieces', async () => {
  const child = start();
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const price of [0, 100_000]) {
    child.stdin.write(`${fee(price)}\n`);
    expect((await lines.next()).value).toBe(`{"ok":${price === 0 ? 5_000 : 10_000}}`);
  }
  const name = Buffer.from('{"rule":"validate","field":"name","value":"Niño"}\n');
  const inTheLetter = name.indexOf(0xc3) + 1;
  child.stdin.write(name.subarray(0, inTheLetter));
  child.stdin.write(name.subarray(inTheLetter));
  expect((await lines.next()).value).toBe('{"ok":true}');
  child.stdin.end();
  expect((await lines.next()).done).toBe(true);
});

test('a hundred thousand questions are answered, each once and in order', async () => {
  const prices = Array.from({ length: 100_000 }, (_, index) => index);
  const { output } = await run(`${prices.map((price) => `{"rule":"formatMoney","amount":${price}}`).join('\n')}\n`);
  const answers = output.trimEnd().split('\n');
  expect(answers).toHaveLength(100_000);
  expect([answers[0], answers[99_999]]).toEqual(['{"ok":"₱0"}', '{"ok":"₱999.99"}']);
});

test('whoever stops listening ends the command without a word', async () => {
  const child = start();
  const exit = once(child, 'exit');
  const errors = text(child.stderr);
  child.stdin.on('error', () => undefined);
  child.stdout.destroy();
  child.stdin.end(`${fee(0)}\n`.repeat(100_000));
  expect([(await exit)[0], await errors]).toEqual([0, '']);
});
