import type { Item } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
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
      <Inline space={6} wrap={false} justify="between">
        <TradeItem item={item} detail={detail} />
        <TextLink href={change.href} link={PageLink} size="label">
          {change.label}
        </TextLink>
      </Inline>
    </div>
  );
}
