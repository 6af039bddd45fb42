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
  ...(await import('./search-of-item.client.ts')),
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
  expect([beacons, stored.has('suki.counts-visits')]).toEqual([[], false]);
});

test('a browser that asks for privacy is not counted, even after a yes', async () => {
  const { noteItemEvent, countVisits } = await modules();
  countVisits(true);
  browser.globalPrivacyControl = true;
  noteItemEvent(view('itm_1'));
  hide();
  expect(beacons).toEqual([]);
});

const queryId = 'a'.repeat(32);
const click = (itemId: string, query = queryId) => ({ type: 'click', itemId, queryId: query, position: 1 }) as const;
const sentConversions = () =>
  beacons.flatMap(({ body }) =>
    body.events.filter((event) => 'type' in (event as object) && (event as { type: string }).type === 'conversion'),
  );

test('a purchase names the last search that led to its item, and none for an item found in another way', async () => {
  const { noteItemEvent, noteClick, noteConversion, countVisits } = await modules();
  countVisits(true);
  noteClick(click('itm_1', 'b'.repeat(32)));
  noteClick(click('itm_1'));
  noteItemEvent(view('itm_2'));
  noteConversion('itm_1');
  noteConversion('itm_2');
  hide();
  expect(sentConversions()).toEqual([
    { type: 'conversion', itemId: 'itm_1', queryId },
    { type: 'conversion', itemId: 'itm_2' },
  ]);
});

test('the searches of a visit stay in its tab, and are the last twenty', async () => {
  const { noteClick, noteConversion, countVisits } = await modules();
  countVisits(true);
  for (let index = 0; index < 21; index += 1) noteClick(click(`itm_${index}`));
  expect(stored.has('suki.searches')).toBe(false);
  expect(JSON.parse(visitStore.get('suki.searches') ?? '[]')).toHaveLength(20);
  noteConversion('itm_0');
  noteConversion('itm_20');
  hide();
  expect(sentConversions()).toEqual([
    { type: 'conversion', itemId: 'itm_0' },
    { type: 'conversion', itemId: 'itm_20', queryId },
  ]);
});

test('without a yes no search is remembered, and a no forgets them', async () => {
  const { noteClick, noteConversion, countVisits } = await modules();
  noteClick(click('itm_1'));
  expect(visitStore.size).toBe(0);
  countVisits(true);
  noteClick(click('itm_1'));
  countVisits(false);
  expect(visitStore.has('suki.searches')).toBe(false);
  countVisits(true);
  noteConversion('itm_1');
  hide();
  expect(sentConversions()).toEqual([{ type: 'conversion', itemId: 'itm_1' }]);
});

test('a device is asked once: after a question that was passed over, a yes or a no it is not asked again', async () => {
  const { mayAskToCount, noteAsked, countVisits } = await modules();
  expect(mayAskToCount()).toBe(true);
  noteAsked();
  expect(mayAskToCount()).toBe(false);
  for (const isAllowed of [true, false]) {
    stored.clear();
    countVisits(isAllowed);
    expect(mayAskToCount()).toBe(false);
  }
});

test('a browser that asks for privacy is not asked', async () => {
  const { mayAskToCount } = await modules();
  browser.globalPrivacyControl = true;
  expect(mayAskToCount()).toBe(false);
});
