import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cacheFolder, chromiumFolder, isFetchable, launchScript } from './browser/fetched-chromium.ts';
import { findBrowser, findTestBrowser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'suki-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('CHROMIUM_PATH wins over everything that is installed', async () => {
  const path = join(folder, 'chromium');
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  for (const find of [findBrowser, findTestBrowser])
    expect(await find({ CHROMIUM_PATH: path })).toMatchObject({ executablePath: path, source: 'CHROMIUM_PATH' });
});

test('a CHROMIUM_PATH that does not exist is refused', async () => {
  await expect(findBrowser({ CHROMIUM_PATH: join(folder, 'missing') })).rejects.toThrow(
    /CHROMIUM_PATH names .*missing/,
  );
});

test('the browser is started without its sandbox as root only', async () => {
  const { args } = await findBrowser({ CHROMIUM_PATH: '/bin/sh' });
  expect(args.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});

test.each([
  { chosen: undefined, ending: '/.cache/suki' },
  { chosen: '', ending: '/.cache/suki' },
  { chosen: '/var/cache/suki', ending: '/var/cache/suki' },
])('SUKI_CACHE_DIR "$chosen" keeps the fetched browser in $ending', ({ chosen, ending }) => {
  expect(cacheFolder({ SUKI_CACHE_DIR: chosen }).endsWith(ending)).toBe(true);
});

test('`test` prefers the fetched browser to an installed one', async () => {
  const cache = { SUKI_CACHE_DIR: folder };
  const cached = chromiumFolder(cache);
  mkdirSync(cached);
  writeFileSync(join(cached, 'launch.sh'), launchScript(cached));
  const fetched = { executablePath: join(cached, 'launch.sh'), source: 'fetched' };
  expect(await findTestBrowser(cache)).toMatchObject(isFetchable ? fetched : await findBrowser(cache));
});

test('the launcher puts the fetched libraries before those of the caller and passes every argument on', () => {
  expect(launchScript('/cache/c')).toContain('LD_LIBRARY_PATH="/cache/c/unpacked/al2023/lib$');
  expect(launchScript('/cache/c')).toContain('"$@"');
});

test('the fetched browser draws with the fonts beside it, whatever is installed', () => {
  expect(launchScript('/cache/c')).toContain('FONTCONFIG_FILE="/cache/c/fonts.conf"');
});
