import type { Item } from '@suki/sdk/types';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../shell/page-link.client.tsx';
import { TradeItem } from '../trade/trade-item.tsx';
import * as styles from './sell-intro.css.ts';

export type SellIntroProps = {
  readonly item: Item;
  readonly detail: string;
  readonly change: { readonly href: string; readonly label: string };
};

export function SellIntro({ item, detail, change }: SellIntroProps) {
  return (
    <div className={styles.intro}>
      <TradeItem item={item} detail={detail} />
      <TextLink href={change.href} link={PageLink} size="label">
        {change.label}
      </TextLink>
    </div>
  );
}
