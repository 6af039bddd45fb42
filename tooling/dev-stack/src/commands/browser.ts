/**
 * Prints, as one line of JSON, a Chromium for tests and the flags that it needs: `found` is whichever there is, `pinned` always the one of the
 * package registry, whose pixels are the same everywhere. For packages that may not depend on this one.
 */
import { fetchedChromium } from '../browser/fetched-chromium.ts';
import { findBrowser } from '../browser.ts';

const { args, ...found } = await findBrowser(
  process.argv[2] === 'pinned' ? { ...process.env, CHROMIUM_PATH: await fetchedChromium(process.env) } : process.env,
);
console.log(JSON.stringify({ executablePath: found.executablePath, args }));
