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
              {row.place !== null && (
                <div className={styles.standing}>
                  <Text numeric>{row.place}</Text>
                  {row.lowest !== null && !row.isLowest && (
                    <Text size="label" tone="soft" numeric>
                      {texts.lowest(row.lowest)}
                    </Text>
                  )}
                </div>
              )}
              <div className={styles.wide}>
                <State row={row} />
              </div>
            </div>
          </Row>
        );
      })}
    </Rows>
  );
}
