import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

type Axe = { readonly run: (place: Document, options: RunOptions) => Promise<AxeResults> };
type Found = AxeResults['violations'][number];
type Violation = Pick<Found, 'id' | 'help'> & {
  readonly nodes: readonly Pick<Found['nodes'][number], 'html' | 'failureSummary'>[];
};

/** As a program whose value is nothing: what it leaves is on the page. */
const axeProgram = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};undefined`;

/** What axe finds on the page: the rule, what it asks for, and the places. */
export async function violations(page: Page): Promise<readonly string[]> {
  return await found(page);
}

/** The rules that look at colours; all others find the same in every theme. */
export async function colourViolations(page: Page): Promise<readonly string[]> {
  return await found(page, ['color-contrast', 'link-in-text-block']);
}

/**
 * Axe is brought to a page once, and only what is wrong comes back. The package for Playwright brings it four times to look twice, and takes
 * home all that is right: a quarter of the processor's time of a page.
 */
async function found(page: Page, runOnly?: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeProgram);
  await page.evaluate(whenStill);
  const wrong = await page.evaluate(look, runOnly);
  return wrong.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`)].join('\n'),
  );
}

/** Runs in the page: a button fades into the colour of the other theme, and on its way there is nothing to be judged. */
async function whenStill(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

/** Runs in the page. The pages have no frames. */
async function look(runOnly: string[] | undefined): Promise<readonly Violation[]> {
  const { axe } = globalThis as unknown as { readonly axe: Axe };
  const options: RunOptions = { resultTypes: ['violations'], ...(runOnly === undefined ? {} : { runOnly }) };
  const { violations: all } = await axe.run(document, options);
  return all.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary = '' }) => ({ html, failureSummary })),
  }));
}
