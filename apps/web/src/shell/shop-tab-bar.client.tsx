'use client';
import { TabBar, type TabBarItem } from '@suki/ui/foundations/TabBar/TabBar';
import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { useViewer } from '../session/viewer-store.ts';
import { PageLink } from './page-link.client.tsx';
import { shellTexts } from './shell.texts.ts';

const places: readonly TabBarItem[] = [
  { href: '/', icon: 'home', label: 'Home' },
  { href: '/sell', icon: 'sell', label: shellTexts.sell },
  { href: '/orders', icon: 'box', label: shellTexts.orders },
  { href: '/inbox', icon: 'inbox', label: shellTexts.inbox },
  { href: '/account', icon: 'user', label: shellTexts.me },
];

function Bar({ pathname }: { readonly pathname: string | null }) {
  const unread = useViewer()?.unreadCount ?? 0;
  const items = places.map((place) => ({
    ...place,
    current: pathname !== null && (place.href === '/' ? isHome(pathname) : pathname.startsWith(place.href)),
    ...(place.href === '/inbox' ? { count: unread, accessibleLabel: shellTexts.unread(unread) } : {}),
  }));
  return <TabBar label={shellTexts.main} items={items} link={PageLink} />;
}

function BarHere() {
  return <Bar pathname={usePathname()} />;
}

/** The five places of the shop, on phones. Pages with one thing to do show a StickyBar instead. */
export function ShopTabBar() {
  // The shell of a page with an id in its address is made without knowing the address.
  return (
    <Suspense fallback={<Bar pathname={null} />}>
      <BarHere />
    </Suspense>
  );
}

/** The discover tabs are pages of the home. */
function isHome(pathname: string): boolean {
  return ['/', '/men', '/women', '/shoes', '/apparel', '/luxury'].includes(pathname);
}
