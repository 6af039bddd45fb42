import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page: the rule, what it asks for, and the places. */
export async function violations(page: Page): Promise<readonly string[]> {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
}
