'use client';
import { TabBar, type TabBarItem } from '@suki/ui/foundations/TabBar/TabBar';
import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { isSignedOut } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { useViewer } from '../../session/viewer-store.ts';
import { PageLink } from '../page-link.client.tsx';
import { ordersPath, paths, tabPaths } from '../paths.ts';
import { shellTexts } from '../shell.texts.ts';

const places: readonly TabBarItem[] = [
  { href: paths.home, icon: 'home', label: 'Home' },
  { href: paths.search, icon: 'search', label: shellTexts.search },
  { href: paths.sell, icon: 'sell', label: shellTexts.sell },
  { href: ordersPath(), icon: 'box', label: shellTexts.orders },
  { href: paths.account, icon: 'user', label: shellTexts.me },
];

function Bar({ pathname }: { readonly pathname: string | null }) {
  const viewer = useViewer();
  const isStranger = isSignedOut(useSession());
  const turns = viewer?.turnCount ?? 0;
  const items = places.map((place) => ({
    ...place,
    current: pathname !== null && (place.href === paths.home ? isHome(pathname) : pathname.startsWith(place.href)),
    ...(place.href === paths.account && isStranger ? { href: paths.signIn, label: shellTexts.signIn } : {}),
    ...(place.href === ordersPath() ? { count: turns, accessibleLabel: shellTexts.turns(turns) } : {}),
  }));
  return <TabBar label={shellTexts.main} items={items} link={PageLink} />;
}

function BarHere() {
  return <Bar pathname={usePathname()} />;
}

/** The five main pages, on phones. Pages with one main action show a StickyBar instead. */
export function ShopTabBar() {
  // A page with an id in its address is prerendered without knowing the address.
  return (
    <Suspense fallback={<Bar pathname={null} />}>
      <BarHere />
    </Suspense>
  );
}

/** The discover tabs belong to the home page. */
function isHome(pathname: string): boolean {
  return Object.values(tabPaths).some((path) => path === pathname);
}
