import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkError, SukiError, type SukiReason } from './errors.ts';
import { forgetIntents, withIntent } from './intents.ts';

/** The part of `localStorage` that is used, with its entries as own properties like the real one. */
class MemoryStorage {
  getItem(name: string): string | null {
    const value: unknown = Reflect.get(this, name);
    return typeof value === 'string' ? value : null;
  }
  setItem(name: string, value: string): void {
    Reflect.set(this, name, value);
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (reason: SukiReason) => new SukiError({ code: 1, reason, message: reason, requestId: 'r' });
const press = async (input: unknown, error?: Error): Promise<string> => {
  let used = '';
  await withIntent('buyAtLowestAsk', input, (key) => {
    used = key;
    return error === undefined ? Promise.resolve(key) : Promise.reject(error);
  }).catch(() => undefined);
  return used;
};
const body = { skuId: 'sku_1', maxTotal: 865_000 };

describe('one key per intent', () => {
  test('a second press while the first is under way gives the same key', async () => {
    const keys: string[] = [];
    const send = (key: string) => {
      keys.push(key);
      return Promise.resolve();
    };
    await Promise.all([withIntent('call', body, send), withIntent('call', body, send)]);
    expect(keys[0]).toBe(keys[1]);
  });

  test.each<[string, Error, boolean]>([
    ['no answer came', networkError(), true],
    ['there was no connection', networkError('OFFLINE'), true],
    ['the server failed', refusal('INTERNAL'), true],
    ['the server is away for a moment', refusal('UNAVAILABLE'), true],
    ['the payment service does not answer', refusal('GATEWAY_UNAVAILABLE'), true],
    ['the sign-in had ended', refusal('TOKEN_INVALID'), true],
    ['there were too many calls', refusal('TOO_MANY_CALLS'), true],
    ['the pair is gone', refusal('ASK_GONE'), false],
    ['the price has changed', refusal('PRICE_CHANGED'), false],
    ['the input was refused', refusal('VALIDATION'), false],
  ])('after "%s" the next press has the same key: %#', async (_, error, isSame) => {
    const first = await press(body, error);
    expect((await press(body)) === first).toBe(isSame);
  });

  test('after an answer the same press is a new intent', async () => {
    expect(await press(body)).not.toBe(await press(body));
  });

  test('other input is another intent', async () => {
    expect(await press(body, networkError())).not.toBe(await press({ ...body, maxTotal: 870_000 }));
  });

  test('a key is kept for a day, so that next week’s purchase is not taken for this one', async () => {
    const first = await press(body, networkError());
    vi.setSystemTime(new Date('2026-11-22T08:59:59Z'));
    expect(await press(body, networkError())).toBe(first);
    vi.setSystemTime(new Date('2026-11-22T09:00:00Z'));
    expect(await press(body)).not.toBe(first);
  });

  test('the next person at this device does not finish what was begun', async () => {
    const first = await press(body, networkError());
    forgetIntents();
    expect(await press(body)).not.toBe(first);
  });

  test('where the browser forbids storage, a call is still made', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await press(body)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('where the store is full, a call is still made', async () => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.spyOn(MemoryStorage.prototype, 'setItem').mockImplementation(full);
    expect(await press(body)).toMatch(/^[0-9a-f-]{36}$/);
    vi.restoreAllMocks();
  });

  test.each(['{"key":', 'null', '7', '{}', '{"key":7,"at":1}', '{"key":"k"}'])(
    'an entry that is damaged (%s) is nobody’s key: the call is made with a new one, which is kept',
    async (damaged) => {
      localStorage.setItem(`suki.intent.buyAtLowestAsk.${JSON.stringify(body)}`, damaged);
      const first = await press(body, networkError());
      expect(first).toMatch(/^[0-9a-f-]{36}$/);
      expect(await press(body)).toBe(first);
    },
  );

  test('entries of other presses that are a day old or damaged go with the next one; a younger one stays, and so does what is not ours', async () => {
    localStorage.setItem('suki.theme', 'dark');
    localStorage.setItem('suki.intent.payOrder.{}', 'damaged');
    await press({ ...body, maxTotal: 1 }, networkError());
    vi.setSystemTime(new Date('2026-11-22T08:00:00Z'));
    await press({ ...body, maxTotal: 2 }, networkError());
    vi.setSystemTime(new Date('2026-11-22T09:00:00Z'));
    await press({ ...body, maxTotal: 3 }, networkError());
    expect(Object.keys(localStorage).map((name) => name.replace(/.*maxTotal":/, ''))).toEqual([
      'suki.theme',
      '2}',
      '3}',
    ]);
  });
});
