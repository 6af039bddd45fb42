import { chromium } from '@playwright/test';
import { findBrowser } from '@suki/dev-stack/browser';
const { executablePath, args } = await findBrowser();
const base = process.argv[2]!;
const who = process.argv[3]!;
const pathsOf: string[] = process.argv.slice(4);
const browser = await chromium.launch({ executablePath, args: [...args] });
for (const [w, h, scheme] of [[390, 844, 'light'], [1280, 800, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  if (who !== 'out') {
    await page.goto(`${base}/sign-in?redirect=/orders`, { waitUntil: 'load' });
    await page.waitForTimeout(4000);
    await page.getByLabel('Email').fill(who);
    await page.getByLabel('Password', { exact: true }).fill('suki-demo-2026');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/orders/, { timeout: 90_000 });
    await page.waitForTimeout(5000);
    const hrefs = await page.locator('main a[href^="/order/"]').evaluateAll((as) => as.map((a) => a.getAttribute('href')));
    console.log(hrefs);
    for (const href of hrefs.slice(0, 2)) if (href !== null && !pathsOf.includes(href)) pathsOf.push(href);
  }
  for (const path of pathsOf) {
    await page.goto(base + path, { waitUntil: 'load' });
    await page.waitForTimeout(5000);
    await page.screenshot({ path: `/tmp/turn-shots/${who.split('@')[0]}-${path.replaceAll(/[^a-z0-9]+/gi, '_').slice(0, 40)}-${w}-${scheme}.png` });
    console.log(path, w);
  }
  await context.close();
}
await browser.close();
