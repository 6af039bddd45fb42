import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import type { ReactNode } from 'react';
import { TradeItem, type TradeItemProps } from './trade-item.tsx';
import * as styles from './trade-row.css.ts';

export type TradeRowProps = Pick<TradeItemProps, 'item' | 'detail'> & {
  readonly href: string;
  readonly status: string;
  /** The viewer acts next, so the status stands out. */
  readonly isYourTurn: boolean;
  readonly amount: string;
  readonly note?: string | undefined;
  /** An action below the row. */
  readonly below?: ReactNode | undefined;
  /** A stamp beside the status: a bid leads, or is outbid. */
  readonly mark?: { readonly words: string; readonly tone: 'positive' | 'critical' } | null | undefined;
};

/** One ask, bid or order in a list: the item, its status with the deadline, the amount. */
export function TradeRow({ item, detail, href, status, isYourTurn, amount, note, below, mark = null }: TradeRowProps) {
  return (
    <Row space={4} below={below}>
      <div className={styles.row}>
        <div className={styles.item}>
          <TradeItem item={item} detail={detail} href={href} />
        </div>
        <div className={styles.amount}>
          <PriceTag>{amount}</PriceTag>
        </div>
        <div className={styles.state}>
          <Inline space={3}>
            <Tag tone={isYourTurn ? 'solid' : 'fact'}>{status}</Tag>
            {mark !== null && <Stamp tone={mark.tone}>{mark.words}</Stamp>}
            {note !== undefined && (
              <Text as="span" size="label" tone="soft" numeric>
                {note}
              </Text>
            )}
          </Inline>
        </div>
      </div>
    </Row>
  );
}
