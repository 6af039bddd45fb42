import type { ExternalLinks } from '@suki/domain/config/links';
import { unreadCountText } from '@suki/domain/texts/unread-count';

export const shellTexts = {
  houseName: 'suki',
  home: 'Suki, home',
  skip: 'Skip to content',
  you: 'You',
  main: 'Main',
  search: 'Search',
  sell: 'Sell',
  orders: 'Orders',
  inbox: 'Inbox',
  /** The accessible name includes the count of the badge, which stops at 99+. */
  saved: 'Saved',
  unread: (count: number) => (count === 0 ? 'Inbox' : `Inbox, ${unreadCountText(count)} unread`),
  turns: (count: number) => (count === 0 ? 'Orders' : `Orders, ${unreadCountText(count)} waiting for you`),
  me: 'Me',
  panel: {
    title: 'Latest transactions',
    close: 'Close',
    loading: 'One moment.',
    none: 'No money has moved yet. Payments, refunds and income will show here.',
    all: 'All transactions',
  },
  signIn: 'Sign in',
  join: 'Join',
  routeChange: 'Opening the page',
  offlinePage: {
    title: 'No connection',
    text: 'You haven’t opened this page on this device before. Your orders and the pages you visited work without a connection.',
    orders: 'Go to your orders',
  },
  offline: 'You’re offline. What you see may be out of date, and nothing is sent until you’re back online.',
  rights:
    'If something’s wrong with your item, you can have it repaired, replaced or refunded. Complain to Suki first, then to the DTI.',
  footer: {
    fees: 'Fees and penalties',
    calculators: 'Calculators',
    inspection: 'How we inspect',
    certificates: 'Check a certificate',
    terms: 'Terms',
    privacy: 'Privacy',
    cookies: 'Cookies',
    links: {
      helpCentre: 'Help',
      facebook: 'Facebook',
      instagram: 'Instagram',
      tiktok: 'TikTok',
      appStore: 'App Store',
      googlePlay: 'Google Play',
    } satisfies Record<keyof ExternalLinks, string>,
  },
} as const;
