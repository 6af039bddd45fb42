import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@suki/dev-stack/browser';
import { addresses } from './src/addresses.ts';
import { WORKERS } from './src/stage/worker.ts';

const { executablePath, args } = await findBrowser();

/** Limit for a screen to change after an answer or an event; on two busy cores this takes seconds at worst. */
const CHANGE_MS = 15_000;
/**
 * A limit against hanging. A sale involves four people and three services: two sales at once took 4.4 minutes on a
 * busy machine.
 */
const TEST_MS = 480_000;

const MOVES_THE_CLOCK = /sale\.spec\.ts$/;

export default defineConfig({
  testDir: 'src',
  workers: WORKERS,
  fullyParallel: true,
  // A second try that passes would hide what the first try found.
  retries: 0,
  timeout: TEST_MS,
  expect: { timeout: CHANGE_MS },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // A sale moves the clock of the whole system by a week, and offers of the demo data lapse. `test` therefore runs
  // the pages first, on two workers, and then the sales. A single run with `--workers=1` keeps this order.
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
    // A trace of each page takes a third of the processor's time of all tests: ask for it with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker's requests pass by the answers that a test gives; `offline.spec.ts` alone allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...args] },
  },
});
