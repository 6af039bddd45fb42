import { callsPage } from './calls-page.ts';
import { lifecycleTestsPage } from './lifecycle-tests-page.ts';

/** Name → text of every page that says which test shows what. */
export const testPages = (): Readonly<Record<string, string>> => ({
  'calls.md': callsPage(),
  'lifecycle-tests.md': lifecycleTestsPage(),
});
