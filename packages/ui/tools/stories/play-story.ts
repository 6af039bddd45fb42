import type { Page } from '@playwright/test';
import { axeFindings } from '../site/axe.ts';
import { showStory } from '../site/show-story.ts';

/**
 * Shows a story in place of the one before. The story must be drawn, its play function must hold, nothing may be thrown
 * meanwhile, and axe finds nothing.
 * @param page - of `openStoryPage`
 * @returns problems, as sentences. Empty is good.
 */
export async function playStory(page: Page, storybook: string, storyId: string): Promise<readonly string[]> {
  const thrown: string[] = [];
  const note = (error: Error) => thrown.push(error.stack ?? error.message);
  page.on('pageerror', note);
  const problems = await showStory(page, storyId);
  const wrong = problems.length > 0 ? problems : await axeFindings(page, storybook);
  page.off('pageerror', note);
  return [...wrong, ...thrown];
}
