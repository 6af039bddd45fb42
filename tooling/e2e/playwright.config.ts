import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@suki/dev-stack/browser';
import { addresses } from './src/addresses.ts';

const { executablePath, args } = await findBrowser();

/** Screens change when an answer or an event has come; on two busy cores that takes seconds at worst. */
const CHANGE_MS = 15_000;
/** A whole sale goes through four people and three services. */
const TEST_MS = 120_000;

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
