import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page: the rule, what it asks for, and the places. */
export async function violations(page: Page): Promise<readonly string[]> {
  return await found(builder(page));
}

/** The rules that look at colours; all others find the same in every theme. */
export async function colourViolations(page: Page): Promise<readonly string[]> {
  return await found(builder(page).withRules(['color-contrast', 'link-in-text-block']));
}

function builder(page: Page): AxeBuilder {
  // Without frames in the pages, the quick way gives the same answer and opens no tab of its own each time.
  return new AxeBuilder({ page }).setLegacyMode(true);
}

async function found(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations: all } = await axe.analyze();
  return all.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`)].join('\n'),
  );
}
