import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '@suki/dev-stack/browser';
import { freePort } from '@suki/local-stack/postgres/free-port';
import { StackError } from '@suki/local-stack/stack-error';
import { figureTable } from '../figures.ts';
import { auditPage, bestOf, type PageAudit } from './page-audit.ts';
import { pressToPicture } from './press-to-picture.ts';
import { requestRates } from './request-rate.ts';
import { signInAndFindOrder } from './signed-in.ts';
import { readWebArguments } from './web-arguments.ts';
import { pageFigures, pressFigure, rateFigures } from './web-figures.ts';

type Opened = { readonly context: BrowserContext; readonly port: number };

/**
 * `bench web` loads home, an item, fees and an order in Lighthouse's model of a phone, beside a page of the same
 * server with one picture and nothing else, and prints each figure with its aim. Needs a running shop with demo data:
 * the address is an argument, else the shop of `SUKI_PORT_BASE`. `--rounds 1` is the shortened form.
 */
export async function benchWeb(): Promise<void> {
  const { base, rounds } = readWebArguments(process.argv.slice(3));
  const item = base + (await firstItemPath(base));
  const pages = { Bare: `${base}/empty/picture`, Home: `${base}/`, Item: item, Fees: `${base}/fees` };
  const audits = await withBrowser({ isSignedIn: false }, async ({ port }) =>
    audited(pages, rounds, { port, isListed: true }),
  );
  const orders = await withBrowser({ isSignedIn: true }, async ({ context, port }) => {
    const order = await signInAndFindOrder(context, base);
    return audited({ Order: order }, rounds, { port, isListed: false });
  });
  const press = await withBrowser({ isSignedIn: false }, ({ context }) => pressToPicture(context, pages.Home, rounds));
  const rates = await requestRates({ Empty: `${base}/empty`, Home: pages.Home, Item: item }, rounds);
  const { Bare: bare, ...others } = audits;
  if (bare === undefined) throw new Error('Expected an audit of the bare page.');
  const figures = await Promise.all(
    Object.entries({ Bare: bare, ...others, ...orders }).map(async ([name, audit]) =>
      pageFigures({ name, audit, bare, htmlBytes: await htmlBytes({ ...pages, Order: '' }[name]) }),
    ),
  );
  console.log(
    `\nLoad ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, best of ${rounds}\n`,
  );
  console.log(figureTable([...figures.flat(), pressFigure(press), ...rateFigures(rates)]));
}

async function audited(
  pages: Readonly<Record<string, string>>,
  rounds: number,
  options: Parameters<typeof auditPage>[1],
): Promise<Readonly<Record<string, PageAudit>>> {
  const runs: Record<string, PageAudit[]> = {};
  // In turns, so that a busy moment of the machine meets every page.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of Object.entries(pages)) {
      runs[name] ??= [];
      const audit = await auditPage(address, options);
      console.log(`${name}, ${round + 1} of ${rounds}: performance ${audit.performance}`);
      runs[name].push(audit);
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([name, found]) => [name, bestOf(found)]));
}

/** A browser with a profile of its own; Lighthouse opens its tabs in the same profile and so finds the sign-in. */
async function withBrowser<Result>(
  { isSignedIn }: { readonly isSignedIn: boolean },
  use: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args } = await findBrowser();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'suki-web-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // The waiting functions of the bench are evaluated in the page; Lighthouse's tabs keep the policy.
    bypassCSP: true,
    isMobile: !isSignedIn,
  });
  try {
    return await use({ context, port });
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function firstItemPath(base: string): Promise<string> {
  const html = await (await fetch(`${base}/`, { headers: { accept: 'text/html' } })).text();
  const path = /href="(\/item\/[^"?]+)"/.exec(html)?.[1];
  if (path === undefined) throw new StackError(`Expected a link to an item on ${base}/; start the stack first.`);
  return path;
}

async function htmlBytes(address: string | undefined): Promise<number | null> {
  if (address === undefined || address === '') return null;
  const response = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
  return (await response.arrayBuffer()).byteLength;
}
