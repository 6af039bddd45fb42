import type { RuleRow } from './rule-row.ts';

const pages = 'apps/web/src/proxy.test.ts#every page is private or for everybody, and every private path is a page';
const progress = 'packages/ui/src/components/foundations/RouteProgressBar';
const toast = 'packages/ui/src/components/overlays/Toast';
const lists = 'catalogue/catalogue.test.ts';

/** Specification, section 2: screens and routes. */
export const screenRules: readonly RuleRow[] = [
  {
    sentence: '/ | default landing route',
    proofs: [
      ['apps/web/src/app/(shop)/(home)/page.tsx#default', 'apps/web/src/proxy.test.ts#%s is private: %s › /'],
      ['config/identity.ts#PATH_AFTER_LOGIN', 'config/decisions.test.ts#identity › after login'],
    ],
  },
  {
    sentence: '/privacy | legal page',
    proofs: [['apps/web/src/app/(shop)/(plain)/privacy/page.tsx#default', `${pages} › /privacy`]],
  },
  {
    sentence: '/terms | legal page',
    proofs: [['apps/web/src/app/(shop)/(plain)/terms/page.tsx#default', `${pages} › /terms`]],
  },
  {
    sentence: '/cookies | legal page',
    proofs: [['apps/web/src/app/(shop)/(plain)/cookies/page.tsx#default', `${pages} › /cookies`]],
  },
  { sentence: 'Other page routes are not shown.', open: 'The pages that exist stand in `apps/web/src/proxy.test.ts`.' },
  {
    sentence:
      'Query parameters: paramsFrom; redirect (re-encoded with the other parameters appended when returning after login).',
    proofs: [
      [
        'users/login-redirect.ts#loginRedirect',
        'users/users.test.ts#after login with %s the person goes to %s › ?redirect=%2Fitem%2Fitm_1&size=42&paramsFrom=home',
      ],
      [
        'users/login-redirect.ts#loginRedirect',
        'users/sign-in.test.ts#never leaves the shop, whatever the address says',
      ],
    ],
  },
  {
    sentence: 'A login callback can be remembered to resume after login.',
    proofs: [
      [
        'apps/web/src/session/sign-in-path.ts#signInPath',
        'apps/web/src/proxy.test.ts#a private page without a session leads to sign-in and back',
      ],
      [
        'users/login-redirect.ts#loginRedirect',
        'tooling/e2e/src/private-pages.spec.ts#a private page asks a stranger to sign in, and opens afterwards',
      ],
    ],
  },
  {
    sentence: 'After an anonymous sign-in the user is taken, by replace navigation, to a configured default path.',
    proofs: [['config/identity.ts#anonymousSession', 'config/decisions.test.ts#identity › an anonymous session']],
    note: 'Only a page that asks for a session leads there, and none does yet; on every other page the visitor stays.',
  },
  {
    sentence: 'A global notice toast, a full-screen loading spinner, and a route-change progress bar.',
    proofs: [
      [
        `${toast}/ToastRegion.client.tsx#ToastRegion`,
        `${toast}/toast-store.test.ts#a toast shows for 1000 ms, fades for 140 ms and is gone`,
      ],
      [
        'packages/ui/src/components/foundations/Spinner/Spinner.tsx#Spinner',
        'packages/ui/src/tokens/motion.test.ts#%s in the time of the specification › the spinner turns once',
      ],
      [
        `${progress}/RouteProgressBar.client.tsx#RouteProgressBar`,
        `${progress}/route-progress.test.ts#it starts at 10 percent at once`,
      ],
    ],
  },
  {
    sentence:
      'The progress bar starts at 10 percent, climbs to about 70 percent, then slowly to 90 percent, and jumps to 100 percent when the change ends or fails.',
    proofs: [
      [
        `${progress}/route-progress.ts#startPercent`,
        `${progress}/route-progress.test.ts#it starts at 10 percent at once`,
      ],
      [
        `${progress}/route-progress.ts#nextPercent`,
        `${progress}/route-progress.test.ts#with the least steps it reaches 70 after 20 steps of 200 ms and 90 after 20 more of 500 ms, and waits there`,
      ],
      [
        `${progress}/route-progress.ts#createRouteProgress`,
        `${progress}/route-progress.test.ts#at the end it jumps to 100 and is reset after 220 ms`,
      ],
    ],
  },
  {
    sentence: 'Discover tabs: For You, Men, Women, Shoes, Apparel, Luxury.',
    proofs: [['catalogue/tabs.ts#discoverTabs', `${lists}#both lists of tabs, with their names`]],
  },
  {
    sentence: 'Another tab list adds Collectibles and Handbags.',
    proofs: [['catalogue/tabs.ts#searchTabs', `${lists}#both lists of tabs, with their names`]],
  },
  {
    sentence:
      'Home sections: featured, deals, justDrop, shoes, collectibles, apparel, handbags, men, women, kids, luxury.',
    proofs: [['catalogue/sections.ts#homeSections', `${lists}#sections of the home screen`]],
  },
  {
    sentence:
      'Item page sections (new and used items): images, paginator, related items, price and title, services, price history, lookbook, brands info, size guide, FAQs, others viewed, item info, product details, videos, styles.',
    proofs: [['catalogue/sections.ts#itemSections', `${lists}#sections of an item’s page, new or used`]],
  },
  {
    sentence: 'Lookbook page sections: images, paginator, related items, contents, comments.',
    proofs: [['catalogue/sections.ts#lookbookSections', `${lists}#sections of a lookbook’s page`]],
  },
  {
    sentence: 'Sort options: Best Match, Popular, Just In, Price low to high, Price high to low.',
    proofs: [
      [
        'catalogue/sort-options.ts#sortOrders',
        `${lists}#sort options, what they sort by, and in which index › Best Match`,
      ],
    ],
  },
  {
    sentence: 'Search sort keys: default, popular, newest, price ascending, price descending.',
    proofs: [['catalogue/sort-options.ts#sortKeys', `${lists}#sort options, what they sort by, and in which index`]],
  },
  {
    sentence: 'External help-centre, social and app-download links are configured',
    proofs: [
      ['config/links.ts#externalLinks', 'config/links.test.ts#there is a place for help centre, social pages and apps'],
      ['config/links.ts#shownLinks', 'config/links.test.ts#a page links to $what'],
    ],
    note: 'None of these places exists yet, so no page links to them.',
  },
  {
    sentence: 'a public site address is defined.',
    proofs: [
      [
        'apps/web/src/env.client.ts#publicEnv',
        'apps/web/src/features/certificate/certificate.view-model.test.ts#the address on the tag is whole, whatever the shop’s own ends with',
      ],
    ],
  },
  {
    sentence: 'The message panel shows at most the first 3 transactions.',
    proofs: [
      [
        'payments/panel-transactions.ts#panelTransactions',
        'payments/panel-transactions.test.ts#of the transactions $known the message panel shows $shown',
      ],
    ],
    note: 'No screen has this panel yet.',
  },
  {
    sentence: 'The content of each screen beyond these lists is not shown.',
    open: 'The screens are those of `apps/web/src/features`.',
  },
];
