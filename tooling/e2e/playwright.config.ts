import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@suki/dev-stack/browser';
import { addresses } from './src/addresses.ts';
import { LANES } from './src/stage/lane.ts';

const { executablePath, args } = await findBrowser();

/** Screens change when an answer or an event has come; on two busy cores that takes seconds at worst. */
const CHANGE_MS = 15_000;
/** A whole sale goes through four people and three services; two of them at once took 4.4 minutes on a machine that did other work. A limit against hanging. */
const TEST_MS = 480_000;

const MOVES_THE_CLOCK = /sale\.spec\.ts$/;

export default defineConfig({
  testDir: 'src',
  workers: LANES,
  fullyParallel: true,
  // A test that passes the second time hides what it found the first time.
  retries: 0,
  timeout: TEST_MS,
  expect: { timeout: CHANGE_MS },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // A sale moves the clock of the whole system by a week, and what the demo data show then lapses: `test` runs the pages first, in lanes,
  // then the sales. Both in one run (`--workers=1`) keep this order.
  projects: [
    { name: 'pages', testIgnore: MOVES_THE_CLOCK, outputDir: 'test-results/pages' },
    { name: 'sales', testMatch: MOVES_THE_CLOCK, outputDir: 'test-results/sales' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: addresses.web,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: CHANGE_MS,
    navigationTimeout: 30_000,
    // Each state of each page, kept in case that the test fails, is a third of the processor's time of all tests: `--trace on` keeps it on demand.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...args] },
  },
});
