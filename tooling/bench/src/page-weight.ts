/**
 * Measures the JavaScript of the home page and an item page over an empty page of the same build: script bytes that
 * the HTML names, and all script bytes that a phone fetches within ten seconds without input. Everything is packed
 * with gzip level 9, so that the figure does not depend on the server's packing. Layout shift is measured on the same
 * visit. Needs a running shop: `node tooling/bench/src/page-weight.ts [address]`; ends with status 1 when a limit is
 * passed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '@suki/dev-stack/browser';
import { ports } from '@suki/local-stack/ports';
import { type Figure, figureTable } from './figures.ts';
import { type ScriptWeight, scriptBudget, scriptWeight } from './script-weight.ts';

const { namedMaxKib, fetchedMaxKib, watchedMs } = scriptBudget;
/** Layout shift is reported with three decimals; half a unit of the last one counts as no shift. */
const NO_SHIFT = 0.0005;
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

type Answer = Readonly<Record<string, unknown>>;
type Visit = { readonly scripts: ReadonlySet<string>; readonly layoutShift: number };
type Weight = ScriptWeight & { readonly layoutShift: number };

/** One tab of a browser, driven by its own protocol, because only its fetches are needed here. */
type Tab = {
  readonly send: (method: string, params?: Answer) => Promise<Answer>;
  readonly onEvent: (listener: (method: string, params: Answer) => void) => void;
};

const base = process.argv[2] ?? `http://localhost:${ports().web}`;
function openTab(socket: WebSocket): Tab {
  let nextId = 1;
  let sessionId: string | undefined;
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((method: string, params: Answer) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; method?: string; params?: Answer; result?: Answer };
    if (message.id !== undefined) waiting.get(message.id)?.(message.result ?? {});
    if (message.method !== undefined) for (const listener of listeners) listener(message.method, message.params ?? {});
  });
  const send: Tab['send'] = async (method, params = {}) => {
    const id = nextId++;
    socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    const answer = await new Promise<Answer>((resolve) => waiting.set(id, resolve));
    if (method === 'Target.attachToTarget') sessionId = String(answer.sessionId);
    return answer;
  };
  return { send, onEvent: (listener) => listeners.push(listener) };
}

const shiftScript = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 200);
})`;

async function visit(debuggerAddress: string, path: string): Promise<Visit> {
  const socket = new WebSocket(debuggerAddress);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const tab = openTab(socket);
  const scripts = new Set<string>();
  tab.onEvent((method, params) => {
    const { type, response } = params as { type?: string; response?: { url: string } };
    if (method === 'Network.responseReceived' && type === 'Script' && response !== undefined) scripts.add(response.url);
  });
  const { browserContextId } = await tab.send('Target.createBrowserContext');
  const { targetId } = await tab.send('Target.createTarget', { url: 'about:blank', browserContextId });
  await tab.send('Target.attachToTarget', { targetId, flatten: true });
  await tab.send('Network.enable');
  await tab.send('Page.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', phone);
  await tab.send('Page.navigate', { url: base + path });
  await new Promise((resolve) => setTimeout(resolve, watchedMs));
  const { result } = (await tab.send('Runtime.evaluate', { expression: shiftScript, awaitPromise: true })) as {
    result?: { value?: number };
  };
  await tab.send('Target.closeTarget', { targetId });
  socket.close();
  return { scripts, layoutShift: result?.value ?? Number.NaN };
}

async function weigh(debuggerAddress: string, path: string): Promise<Weight> {
  const { scripts, layoutShift } = await visit(debuggerAddress, path);
  return { ...(await scriptWeight(base + path, scripts)), layoutShift };
}

async function withBrowser<Result>(use: (debuggerAddress: string) => Promise<Result>): Promise<Result> {
  const { executablePath, args } = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'suki-page-weight-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...args];
  const browser = spawn(executablePath, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      browser.stderr.on('data', (part: Buffer) => {
        said += part.toString();
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      browser.once('exit', () => reject(new Error(`The browser ended before it could be used. It said: ${said}`)));
    });
    return await use(address);
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function firstItemPath(): Promise<string> {
  const html = await (await fetch(`${base}/`, { headers: { accept: 'text/html' } })).text();
  const path = /href="(\/item\/[^"?]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error(`Expected a link to an item on ${base}/; seed the catalogue first.`);
  return path;
}

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

function figuresOf(name: string, page: Weight, empty: Weight): readonly Figure[] {
  return [
    {
      name: `${name}: named by the HTML`,
      measured: kibibytes(page.named - empty.named),
      aim: `≤ ${namedMaxKib} KiB`,
    },
    {
      name: `${name}: fetched within 10 s`,
      measured: kibibytes(page.fetched - empty.fetched),
      aim: `≤ ${fetchedMaxKib} KiB`,
    },
    { name: `${name}: layout shift`, measured: page.layoutShift.toFixed(3), aim: '0' },
  ];
}

function isWithin(page: Weight, empty: Weight): boolean {
  const isNamedWithin = page.named - empty.named <= namedMaxKib * 1024;
  return isNamedWithin && page.fetched - empty.fetched <= fetchedMaxKib * 1024 && page.layoutShift < NO_SHIFT;
}

const itemPath = await firstItemPath();
const { empty, home, item } = await withBrowser(async (address) => ({
  empty: await weigh(address, '/empty'),
  home: await weigh(address, '/'),
  item: await weigh(address, itemPath),
}));
const floor = { name: 'Empty page: named by the HTML', measured: kibibytes(empty.named), aim: '' };
console.log(figureTable([floor, ...figuresOf('Home', home, empty), ...figuresOf('Item', item, empty)]));
process.exitCode = isWithin(home, empty) && isWithin(item, empty) ? 0 : 1;
