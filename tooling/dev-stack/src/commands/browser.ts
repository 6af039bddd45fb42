/**
 * Prints a Chromium for tests and its flags as one line of JSON: `found` is any that there is, `pinned` is always
 * that of the package registry, whose pixels are equal everywhere. For packages that may not depend on this one.
 */
import { fetchedChromium } from '../browser/fetched-chromium.ts';
import { findBrowser } from '../browser.ts';

const { args, ...found } = await findBrowser(
  process.argv[2] === 'pinned' ? { ...process.env, CHROMIUM_PATH: await fetchedChromium(process.env) } : process.env,
);
console.log(JSON.stringify({ executablePath: found.executablePath, args }));
