import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { rulesOfPages } from '../../.storybook/axe-rules.ts';
import { axeFile } from './serve-storybook.ts';

/** The rules about colours. A theme only changes their values, so all other rules find the same in every theme. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations that axe finds on the page, as sentences. Only violations are serialised: the passes are ten
 * times as much.
 * @param only these rules, and not all but those about whole pages
 */
export async function axeFindings(page: Page, storybook: string, only?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ url: `${storybook}/${axeFile}` });
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only === undefined
      ? { rules: Object.fromEntries(rulesOfPages.map((id) => [id, { enabled: false }])) }
      : { runOnly: [...only] }),
  };
  return await page.evaluate(look, options);
}

/** Runs in the page. */
async function look(options: RunOptions): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as {
    readonly axe: { readonly run: (where: Element, how: RunOptions) => Promise<AxeResults> };
  };
  const { violations } = await axe.run(document.body, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, any }) => `${id}: ${help}. ${html.slice(0, 200)} ${any.map(({ message }) => message).join(' ')}`,
    ),
  );
}
