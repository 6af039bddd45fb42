import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { askTexts } from '../asks.texts.ts';
import * as styles from './ask-desk.css.ts';
import { deskTexts as texts } from './ask-desk.texts.ts';
import { deskRow } from './ask-desk.view-model.ts';
import { type AskTableProps, Item, State } from './ask-table.tsx';

/** Asks on phones, one below the other. */
export function AskList({ asks, selection }: AskTableProps) {
  return (
    <Rows label={askTexts.tab('selling')}>
      {asks.map((ask) => {
        const row = deskRow(ask);
        const standing = [row.place, row.lowest === null || row.isLowest ? null : texts.lowest(row.lowest)];
        return (
          <Row key={ask.id} space={4}>
            <Item ask={ask} row={row} selection={selection} />
            <div className={styles.figures}>
              <div>
                <PriceTag>{row.price}</PriceTag>
                <Text size="label" tone="soft" numeric>
                  {askTexts.income(row.income)}
                </Text>
              </div>
              {row.place !== null && <Text numeric>{standing.filter((part) => part !== null).join(' · ')}</Text>}
              <State row={row} />
            </div>
          </Row>
        );
      })}
    </Rows>
  );
}
