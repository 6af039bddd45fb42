import { Header } from '@suki/ui/foundations/Header/Header';
import { Mark } from '@suki/ui/foundations/Mark/Mark';
import type { ReactNode } from 'react';
import { PageLink } from '../page-link.client.tsx';
import { ordersPath, paths } from '../paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { HeaderPerson } from './header-person.client.tsx';
import { HeaderSearch } from './header-search.client.tsx';

export type ShopHeaderProps = {
  readonly tabs?: ReactNode;
  readonly region?: ReactNode;
  /** The message panel, on a desk only. */
  readonly panel: ReactNode;
  /** The words of the search that the page shows. */
  readonly keyword?: string | undefined;
  /**
   * The search on phones: a `field` on the page of the search, an `icon` on a page without the tab bar, else the tab bar
   * leads to it.
   */
  readonly searchOnPhones?: 'field' | 'icon' | undefined;
};

/** The header of every page; the home pages add their tabs and the region. */
export function ShopHeader({ tabs, region, panel, keyword = '', searchOnPhones }: ShopHeaderProps) {
  return (
    <Header
      mark={<Mark name={shellTexts.houseName} label={shellTexts.home} href={paths.home} link={PageLink} />}
      // Another search begins with its own words, whatever was typed before.
      search={<HeaderSearch key={keyword} keyword={keyword} />}
      slim={searchOnPhones !== 'field'}
      nav={{
        label: shellTexts.you,
        items: [
          { href: paths.sell, label: shellTexts.sell },
          { href: ordersPath(), label: shellTexts.orders },
        ],
      }}
      link={PageLink}
      icons={<HeaderPerson panel={panel} hasSearchIcon={searchOnPhones === 'icon'} />}
      tabs={tabs}
      region={region}
    />
  );
}
