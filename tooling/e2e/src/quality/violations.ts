import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

type Axe = { readonly run: (place: Document, options: RunOptions) => Promise<AxeResults> };
type Found = AxeResults['violations'][number];
type Violation = Pick<Found, 'id' | 'help'> & {
  readonly nodes: readonly Pick<Found['nodes'][number], 'html' | 'failureSummary'>[];
};

/** A program without a value, because Playwright would send the value back; it leaves axe on the page. */
const axeProgram = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};undefined`;

/** Returns axe's findings: the rule, its advice, and the places. */
export async function violations(page: Page): Promise<readonly string[]> {
  return await found(page);
}

/** Runs only the rules about colours, because all other rules find the same in every theme. */
export async function colourViolations(page: Page): Promise<readonly string[]> {
  return await found(page, ['color-contrast', 'link-in-text-block']);
}

/**
 * Loads axe into a page once, and returns violations only. Axe's package for Playwright loads axe four times for two
 * runs and sends back what is right as well: a quarter of the processor's time of a page.
 */
async function found(page: Page, runOnly?: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeProgram);
  await page.evaluate(whenStill);
  const wrong = await page.evaluate(look, runOnly);
  return wrong.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`)].join('\n'),
  );
}

/** Runs in the page: waits for transitions, because a colour on its way to the other theme cannot be judged. */
async function whenStill(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

/** Runs in the page. Our pages have no frames, so axe runs on the document alone. */
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
