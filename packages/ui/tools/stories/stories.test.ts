import { chromium } from '@playwright/test';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { askForBrowser } from '../ask-for-browser.ts';
import { onWorkers } from '../site/on-workers.ts';
import { listStories } from '../site/site-index.ts';
import { playStory } from './play-story.ts';
import { openStoryPage } from './story-page.ts';

const storybook = inject('storybook');
const stories = await listStories(storybook);
const browser = await chromium.launch(askForBrowser('found'));
// As many pages as a small machine has cores.
const pages = [await openStoryPage(browser, storybook), await openStoryPage(browser, storybook)];
const played = onWorkers(stories, pages, (story, page) => playStory(page, storybook, story.id));
// Each failure is reported by the test that waits for it.
for (const outcome of played.values()) outcome.catch(() => undefined);

afterAll(() => browser.close());

test('there are stories to play', () => {
  expect(stories.length).toBeGreaterThan(0);
});

describe.each([...Map.groupBy(stories, ({ title }) => title)])('%s', (_title, own) => {
  test.each(own.map((story) => [story.name, story] as const))(
    '%s is drawn, works, and axe finds nothing',
    async (_name, story) => {
      expect(await played.get(story)).toEqual([]);
    },
  );
});
