import type { ReactNode } from 'react';
import { DiscoverTabs } from '../../src/components/foundations/DiscoverTabs/DiscoverTabs.client.tsx';
import { Footer } from '../../src/components/foundations/Footer/Footer.tsx';
import { Header } from '../../src/components/foundations/Header/Header.tsx';
import { IconButton } from '../../src/components/foundations/IconButton/IconButton.tsx';
import { Mark } from '../../src/components/foundations/Mark/Mark.tsx';
import { RegionBar } from '../../src/components/foundations/RegionBar/RegionBar.tsx';
import { Search } from '../../src/components/foundations/Search/Search.tsx';
import { Show } from '../../src/components/foundations/Show/Show.tsx';
import { SkipLink } from '../../src/components/foundations/SkipLink/SkipLink.tsx';
import { TextLink } from '../../src/components/foundations/TextLink/TextLink.tsx';

export const region = (
  <RegionBar
    action={
      <TextLink href="#change" size="label">
        Change
      </TextLink>
    }
  >
    Prices include delivery to <b>Cebu City</b>
  </RegionBar>
);

const tabs = ['For you', 'Men', 'Women', 'Shoes', 'Apparel', 'Luxury'];

/** Header and footer around a page. */
export function Chrome({ children, home = false }: { children: ReactNode; home?: boolean }) {
  return (
    <>
      <SkipLink targetId="main">Skip to content</SkipLink>
      <Header
        mark={<Mark name="suki" label="Suki, home" href="#home" />}
        search={<Search action="/search" label="Search" placeholder="Model, colour or style code" />}
        slim={!home}
        nav={{
          label: 'You',
          items: [
            { href: '#sell', label: 'Sell' },
            { href: '#orders', label: 'Orders' },
          ],
        }}
        icons={
          <>
            {!home && (
              <Show on="phone">
                <IconButton icon="search" label="Search" href="#search" />
              </Show>
            )}
            <Show on="desk">
              <IconButton icon="bookmark" label="Saved" href="#saved" />
            </Show>
            <IconButton icon="inbox" label="Inbox, 2 unread" count={2} href="#inbox" />
            <Show on="desk">
              <IconButton icon="user" label="Me" href="#me" />
            </Show>
          </>
        }
        tabs={
          home ? (
            <DiscoverTabs
              label="Discover"
              items={tabs.map((label, index) => ({ href: `#${label}`, label, current: index === 0 }))}
            />
          ) : undefined
        }
        region={home ? region : undefined}
      />
      {children}
      <Footer
        items={[
          'Fees and penalties',
          'How we inspect',
          'How fast we were this week',
          'Make a claim',
          'Terms',
          'Privacy',
        ].map((label) => ({ href: `#${label}`, label }))}
      >
        If something is wrong with your item you can have it repaired, replaced or refunded. Complaints: Suki first,
        then the DTI.
      </Footer>
    </>
  );
}
