import { expect, test } from 'vitest';
import { toggles } from './toggles.ts';

type Call = { readonly id: string; readonly isOn: boolean; readonly settle: (error?: Error) => void };

function start() {
  const calls: Call[] = [];
  const undone: [string, boolean][] = [];
  const press = toggles({
    send: (id, isOn) =>
      new Promise<void>((resolve, reject) => {
        calls.push({ id, isOn, settle: (error) => (error === undefined ? resolve() : reject(error)) });
      }),
    undo: (id, isOn) => undone.push([id, isOn]),
  });
  return { calls, undone, press, sent: () => calls.map(({ id, isOn }) => [id, isOn]) };
}

test('a press is sent, and nothing is undone', async () => {
  const { calls, undone, press, sent } = start();
  const done = press('a', true);
  calls[0]?.settle();
  await done;
  expect([sent(), undone]).toEqual([[['a', true]], []]);
});

test('presses during a call are one call after it, with the last wish', async () => {
  const { calls, undone, press, sent } = start();
  const done = press('a', true);
  void press('a', false);
  void press('a', true);
  void press('a', false);
  calls[0]?.settle();
  await Promise.resolve();
  await Promise.resolve();
  calls[1]?.settle();
  await done;
  expect([sent(), undone]).toEqual([
    [
      ['a', true],
      ['a', false],
    ],
    [],
  ]);
});

test('a press that came back to what was sent sends nothing more', async () => {
  const { calls, press, sent } = start();
  const done = press('a', true);
  void press('a', false);
  void press('a', true);
  calls[0]?.settle();
  await done;
  expect(sent()).toEqual([['a', true]]);
});

test.each([true, false])('a call that fails goes back to the state before it (pressed: %s)', async (isOn) => {
  const { calls, undone, press } = start();
  const done = press('a', isOn);
  calls[0]?.settle(new Error('refused'));
  await done;
  expect(undone).toEqual([['a', !isOn]]);
});

test('a second call that fails goes back to what the first one reached', async () => {
  const { calls, undone, press } = start();
  const done = press('a', true);
  void press('a', false);
  calls[0]?.settle();
  await Promise.resolve();
  await Promise.resolve();
  calls[1]?.settle(new Error('refused'));
  await done;
  expect(undone).toEqual([['a', true]]);
});

test('switches do not wait for each other, and one that failed can be pressed again', async () => {
  const { calls, press, sent } = start();
  const first = press('a', true);
  const second = press('b', true);
  calls[1]?.settle();
  await second;
  calls[0]?.settle(new Error('refused'));
  await first;
  void press('a', true);
  expect(sent()).toEqual([
    ['a', true],
    ['b', true],
    ['a', true],
  ]);
});
