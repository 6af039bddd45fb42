import { Inline } from '@suki/ui/Inline/Inline';
import { PriceTag } from '@suki/ui/PriceTag/PriceTag';
import { Tag } from '@suki/ui/Tag/Tag';
import { Text } from '@suki/ui/Text/Text';
import { EntryRow } from './entry-row.tsx';
import { TradeItem, type TradeItemProps } from './trade-item.tsx';

export type TradeRowProps = Pick<TradeItemProps, 'item' | 'detail'> & {
  readonly href: string;
  /** The status in a few words. */
  readonly status: string;
  /** The viewer owes the next step: the status stands out. */
  readonly isYourTurn: boolean;
  readonly amount: string;
  readonly note?: string | undefined;
};

/** One ask or order in a list: the pair, how much, how it stands and until when. */
export function TradeRow({ item, detail, href, status, isYourTurn, amount, note }: TradeRowProps) {
  return (
    <EntryRow
      end={<PriceTag>{amount}</PriceTag>}
      below={
        <Inline space={3}>
          <Tag tone={isYourTurn ? 'solid' : 'fact'}>{status}</Tag>
          {note !== undefined && (
            <Text as="span" size="label" tone="soft" numeric>
              {note}
            </Text>
          )}
        </Inline>
      }
    >
      <TradeItem item={item} detail={detail} href={href} />
    </EntryRow>
  );
}
