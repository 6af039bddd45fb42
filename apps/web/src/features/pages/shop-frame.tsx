import type { ReactNode } from 'react';
import { ShopFooter } from '../../shell/navigation/shop-footer.tsx';
import { ShopHeader, type ShopHeaderProps } from '../../shell/navigation/shop-header.tsx';
import { ShopTabBar } from '../../shell/navigation/shop-tab-bar.client.tsx';
import { HeaderSearch } from '../search/field/header-search.client.tsx';
import { MessagePanelPlace } from '../wallet/panel/message-panel-place.client.tsx';

export type ShopFrameProps = Pick<ShopHeaderProps, 'tabs' | 'region' | 'searchOnPhones'> & {
  /** False where a bar of the page itself stands in its place on phones. */
  readonly hasTabBar?: boolean;
  readonly children: ReactNode;
};

/**
 * Header, page, footer, and the tab bar on phones: the frame of every page but the search. All layouts take it from
 * here, because a layout that imported a part less got a chunk of its own with the code of the whole header: 14 KiB
 * that a visitor who came from another page loaded again.
 */
export function ShopFrame({ hasTabBar = true, children, ...header }: ShopFrameProps) {
  return (
    <>
      <ShopHeader search={<HeaderSearch keyword="" />} panel={<MessagePanelPlace />} {...header} />
      {children}
      <ShopFooter />
      {hasTabBar && <ShopTabBar />}
    </>
  );
}
