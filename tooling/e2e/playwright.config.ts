import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@suki/dev-stack/browser';
import { addresses } from './src/addresses.ts';

const { executablePath, args } = await findBrowser();

/** Screens change when an answer or an event has come; on two busy cores that takes seconds at worst. */
const CHANGE_MS = 15_000;
/** A whole sale goes through four people and three services; by keyboard it takes a minute and a half beside other work. A limit against hanging. */
const TEST_MS = 240_000;

const MOVES_THE_CLOCK = /(sale|keyboard)\.spec\.ts$/;

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  // One machine with two cores runs the stack as well, and a test that passes the second time hides what it found the first time.
  workers: 1,
  retries: 0,
  timeout: TEST_MS,
  expect: { timeout: CHANGE_MS },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // A sale moves the clock of the whole system by a week, and what the demo data show then lapses: the others come before.
  projects: [
    { name: 'pages', testIgnore: MOVES_THE_CLOCK },
    { name: 'sales', testMatch: MOVES_THE_CLOCK },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: addresses.web,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: CHANGE_MS,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: [...args] },
  },
});
