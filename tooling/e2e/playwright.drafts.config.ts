import config from './playwright.config.ts';

/** The browser tests that do not stand yet (README.md): run by hand with `pnpm --filter @suki/e2e drafts`. */
export default { ...config, testMatch: '*.draft.ts' };
