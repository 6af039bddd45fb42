import { Header } from '@suki/ui/foundations/Header/Header';
import { IconButton } from '@suki/ui/foundations/IconButton/IconButton';
import { Mark } from '@suki/ui/foundations/Mark/Mark';
import { Show } from '@suki/ui/foundations/Show/Show';
import type { ReactNode } from 'react';
import { PageLink } from '../page-link.client.tsx';
import { ordersPath, paths } from '../paths.ts';
import { shellTexts } from '../shell.texts.ts';
import { InboxLink } from './inbox-link.client.tsx';

export type ShopHeaderProps = {
  readonly tabs?: ReactNode;
  readonly region?: ReactNode;
  /** The message panel, on a desk only. */
  readonly panel: ReactNode;
};

/** The header of every page; the home pages add their tabs and the region. */
export function ShopHeader({ tabs, region, panel }: ShopHeaderProps) {
  return (
    <Header
      mark={<Mark name={shellTexts.houseName} label={shellTexts.home} href={paths.home} link={PageLink} />}
      search={null}
      slim
      nav={{
        label: shellTexts.you,
        items: [
          { href: paths.sell, label: shellTexts.sell },
          { href: ordersPath(), label: shellTexts.orders },
        ],
      }}
      link={PageLink}
      icons={
        <>
          <InboxLink />
          <Show on="desk">{panel}</Show>
          <Show on="desk">
            <IconButton icon="user" href={paths.account} link={PageLink} label={shellTexts.me} />
          </Show>
        </>
      }
      tabs={tabs}
      region={region}
    />
  );
}
