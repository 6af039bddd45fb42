import type { AskSummary } from '@suki/sdk/types';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { askPath } from '../../../shell/paths.ts';
import { TradeItem } from '../../trade/trade-item.tsx';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { askTexts } from '../asks.texts.ts';
import * as styles from './ask-desk.css.ts';
import { deskTexts as texts } from './ask-desk.texts.ts';
import { type DeskRow, deskRow } from './ask-desk.view-model.ts';
import { ChooseAsk, type Selection } from './choose-ask.tsx';

export type AskTableProps = { readonly asks: readonly AskSummary[]; readonly selection: Selection | null };

export function AskTable({ asks, selection }: AskTableProps) {
  const { columns } = texts;
  return (
    <DataTable
      caption={askTexts.tab('selling')}
      columns={[
        { id: 'item', label: columns.item },
        { id: 'place', label: columns.place },
        { id: 'time', label: columns.time },
        { id: 'lowest', label: columns.lowest, kind: 'amount' },
        { id: 'price', label: columns.price, kind: 'amount' },
        { id: 'income', label: columns.income, kind: 'amount' },
      ]}
      rows={asks.map((ask) => {
        const row = deskRow(ask);
        return {
          id: ask.id,
          cells: {
            item: <Item ask={ask} row={row} selection={selection} />,
            place: row.place ?? texts.none,
            time: <State row={row} />,
            lowest: row.isLowest ? texts.isLowest : (row.lowest ?? texts.none),
            price: row.price,
            income: row.income,
          },
        };
      })}
    />
  );
}

type ItemProps = { readonly ask: AskSummary; readonly row: DeskRow; readonly selection: Selection | null };

export function Item({ ask, row, selection }: ItemProps) {
  const skuWords = useSkuWords();
  // The usual lane goes without saying.
  const words = ask.lane === 'flash' ? skuWords(ask.sku, ask.lane) : skuWords(ask.sku);
  const item = <TradeItem item={ask.item} detail={words} href={askPath(ask.id)} />;
  return selection === null ? (
    item
  ) : (
    <div className={styles.item}>
      {row.isSelectable ? <ChooseAsk ask={ask} selection={selection} /> : <span />}
      {item}
    </div>
  );
}

/** The status where the ask waits for somebody, and its time. */
export function State({ row }: { readonly row: DeskRow }) {
  return (
    <div>
      {row.status !== null && <Tag tone={row.isYourTurn ? 'solid' : 'fact'}>{row.status}</Tag>}
      {row.time !== null && (
        <Text size="label" tone="soft" numeric>
          {row.time}
        </Text>
      )}
    </div>
  );
}
