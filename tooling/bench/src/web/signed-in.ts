import type { BrowserContext } from '@playwright/test';
import { demoAccounts } from '@suki/dev-stack/stack/demo-accounts';
import { StackError } from '@suki/local-stack/stack-error';

/**
 * Signs the first demo buyer in and returns the address of an order of theirs.
 * @throws StackError on a stack without demo data.
 */
export async function signInAndFindOrder(context: BrowserContext, base: string): Promise<string> {
  const buyer = (await demoAccounts()).find(({ role }) => role === 'buyer');
  if (buyer === undefined) throw new StackError('The bench signs in as a demo buyer, and there is none.');
  const page = await context.newPage();
  await page.goto(`${base}/sign-in`);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  await page.goto(`${base}/orders`);
  const order = page.locator('a[href^="/order/"]').first();
  await order.waitFor();
  const path = await order.getAttribute('href');
  await page.close();
  return base + path;
}
