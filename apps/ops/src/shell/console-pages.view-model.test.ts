import { describe, expect, test } from 'vitest';
import { consolePages, scanPage } from './console-pages.view-model.ts';

describe('each role finds the pages of its work, and the way that a scan takes is one of them', () => {
  test.each([
    { roles: ['warehouse'], hrefs: ['/', '/receive', '/find', '/store'], scan: '/receive' },
    { roles: ['inspector'], hrefs: ['/', '/find'], scan: '/find' },
    { roles: ['support'], hrefs: ['/', '/find', '/messages'], scan: '/find' },
    { roles: ['finance'], hrefs: ['/', '/find', '/money'], scan: '/find' },
    { roles: ['admin'], hrefs: ['/', '/receive', '/find', '/store', '/messages', '/money'], scan: '/receive' },
  ] as const)('$roles', ({ roles, hrefs, scan }) => {
    expect(consolePages(roles).map(({ href }) => href)).toEqual(hrefs);
    expect(scanPage(roles)).toBe(scan);
  });
});
