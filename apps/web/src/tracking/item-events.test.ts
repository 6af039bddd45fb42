import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Beacon = { readonly visit: string; readonly events: readonly unknown[] };

const beacons: { readonly address: string; readonly body: Beacon }[] = [];
const stored = new Map<string, string>();
const visitStore = new Map<string, string>();
const hearing = new Map<string, () => void>();
const storage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
});
const page = { visibilityState: 'visible' };
const browser = { globalPrivacyControl: false };

beforeEach(() => {
  vi.resetModules();
  for (const kept of [stored, visitStore, hearing]) kept.clear();
  beacons.length = 0;
  Object.assign(page, { visibilityState: 'visible' });
  browser.globalPrivacyControl = false;
  vi.stubGlobal('localStorage', storage(stored));
  vi.stubGlobal('sessionStorage', storage(visitStore));
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => void hearing.set(name, listener));
  vi.stubGlobal('document', {
    ...page,
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (name: string, listener: () => void) => void hearing.set(name, listener),
  });
  vi.stubGlobal('navigator', {
    get globalPrivacyControl() {
      return browser.globalPrivacyControl;
    },
    sendBeacon: (address: string, body: string) => beacons.push({ address, body: JSON.parse(body) as Beacon }) > 0,
  });
});
afterEach(() => vi.unstubAllGlobals());

const modules = async () => ({
  ...(await import('./item-events.client.ts')),
  ...(await import('./visit-choice.ts')),
});
const view = (itemId: string) => ({ type: 'view', itemId }) as const;
const hide = () => {
  page.visibilityState = 'hidden';
  hearing.get('visibilitychange')?.();
};

test('nothing is counted, kept or sent before somebody says yes', async () => {
  const { noteItemEvent } = await modules();
  noteItemEvent(view('itm_1'));
  hide();
  hearing.get('pagehide')?.();
  expect([beacons, stored.size, visitStore.size, hearing.size]).toEqual([[], 0, 0, 0]);
});

test('after a yes the events of a page go in one beacon when it is hidden, and each once', async () => {
  const { noteItemEvent, countVisits } = await modules();
  countVisits(true);
  noteItemEvent(view('itm_1'));
  noteItemEvent({ type: 'click', itemId: 'itm_2', queryId: 'q', position: 3 });
  expect(beacons).toEqual([]);
  hide();
  hearing.get('pagehide')?.();
  expect(beacons).toHaveLength(1);
  const { address, body } = beacons[0] ?? {};
  expect(address).toBe('/api/item-events');
  expect(body?.events).toEqual([view('itm_1'), { type: 'click', itemId: 'itm_2', queryId: 'q', position: 3 }]);
  // The form that the API takes.
  expect(body?.visit).toMatch(/^[a-z0-9]{16,32}$/);
  expect([...visitStore.values()]).toEqual([body?.visit]);
});

test('a long visit sends before its queue is too long for one call', async () => {
  const { noteItemEvent, countVisits } = await modules();
  countVisits(true);
  for (let index = 0; index < 41; index += 1) noteItemEvent(view(`itm_${index}`));
  expect(beacons.map(({ body }) => body.events.length)).toEqual([20, 20]);
});

test('a no takes back what waits, and what comes', async () => {
  const { noteItemEvent, countVisits } = await modules();
  countVisits(true);
  noteItemEvent(view('itm_1'));
  countVisits(false);
  noteItemEvent(view('itm_2'));
  hide();
  expect([beacons, stored.size]).toEqual([[], 0]);
});

test('a browser that asks for privacy is not counted, even after a yes', async () => {
  const { noteItemEvent, countVisits } = await modules();
  countVisits(true);
  browser.globalPrivacyControl = true;
  noteItemEvent(view('itm_1'));
  hide();
  expect(beacons).toEqual([]);
});
