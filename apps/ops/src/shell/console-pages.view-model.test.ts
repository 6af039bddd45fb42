import { describe, expect, test } from 'vitest';
import { consolePages, mayOpen, openAlertsText, scanPage } from './console-pages.view-model.ts';

describe('each role finds the pages of its work, and the way that a scan takes is one of them', () => {
  test.each([
    { roles: ['warehouse'], hrefs: ['/', '/alerts', '/approvals', '/receive', '/find', '/store'], scan: '/receive' },
    { roles: ['inspector'], hrefs: ['/', '/alerts', '/approvals', '/find'], scan: '/find' },
    {
      roles: ['support'],
      hrefs: ['/', '/alerts', '/approvals', '/find', '/people', '/messages', '/jobs'],
      scan: '/find',
    },
    { roles: ['finance'], hrefs: ['/', '/alerts', '/approvals', '/find', '/people', '/money', '/jobs'], scan: '/find' },
    { roles: ['catalogue'], hrefs: ['/catalogue'], scan: '/catalogue' },
    {
      roles: ['admin'],
      hrefs: [
        '/',
        '/alerts',
        '/approvals',
        '/receive',
        '/find',
        '/store',
        '/people',
        '/messages',
        '/money',
        '/jobs',
        '/catalogue',
        '/staff',
      ],
      scan: '/receive',
    },
  ] as const)('$roles', ({ roles, hrefs, scan }) => {
    expect(consolePages(roles).map(({ href }) => href)).toEqual(hrefs);
    expect(scanPage(roles)).toBe(scan);
  });
});

test.each([
  ['warehouse', '/money', false],
  ['warehouse', '/store', true],
  ['inspector', '/people', false],
  ['support', '/money', false],
  ['support', '/people', true],
  ['finance', '/money', true],
  ['finance', '/staff', false],
  ['catalogue', '/catalogue', true],
  ['catalogue', '/', false],
  ['catalogue', '/people', false],
  ['support', '/catalogue', false],
  ['admin', '/staff', true],
] as const)('ops A.2 A17: %s opens %s by its address: %s', (role, path, opens) => {
  expect(mayOpen([role], path)).toBe(opens);
});

test('the header counts open alerts, and shows no number for none', () => {
  expect(openAlertsText(null)).toBeUndefined();
  expect(openAlertsText({ open: 0 })).toBeUndefined();
  expect(openAlertsText({ open: 3 })).toBe('3 open');
});
