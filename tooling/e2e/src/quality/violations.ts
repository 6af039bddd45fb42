import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page: the rule, what it asks for, and the places. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Without frames in the pages, the quick way gives the same answer and opens no tab of its own each time.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return found.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`)].join('\n'),
  );
}
