import { Header } from '@suki/ui/foundations/Header/Header';
import { Mark } from '@suki/ui/foundations/Mark/Mark';
import type { ReactNode } from 'react';
import { PageLink } from '../page-link.client.tsx';
import { ordersPath, paths } from '../paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { HeaderPerson } from './header-person.client.tsx';

export type ShopHeaderProps = {
  readonly tabs?: ReactNode;
  readonly region?: ReactNode;
  /** The message panel, on a desk only. */
  readonly panel: ReactNode;
  /** The field of the search. */
  readonly search: ReactNode;
  /** The search on phones, where the tab bar does not lead to it: its field, or an icon. */
  readonly searchOnPhones?: 'field' | 'icon' | undefined;
};

/** The header of every page; the home pages add their tabs and the region. */
export function ShopHeader({ tabs, region, panel, search, searchOnPhones }: ShopHeaderProps) {
  return (
    <Header
      mark={<Mark name={shellTexts.houseName} label={shellTexts.home} href={paths.home} link={PageLink} />}
      search={search}
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
