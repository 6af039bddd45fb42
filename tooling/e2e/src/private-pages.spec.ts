import { expect, test } from '@playwright/test';

test('a private page asks a stranger to sign in, and opens afterwards', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Forders/);

  await page.getByLabel('Email').fill('bea@suki.test');
  await page.getByLabel('Password', { exact: true }).fill('suki-demo-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  const { cookies } = await page.context().storageState();
  const session = cookies.find(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax');
  expect(session, `a session cookie that scripts cannot read among ${JSON.stringify(cookies)}`).toBeDefined();
});
