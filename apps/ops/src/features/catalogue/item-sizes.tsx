import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { useAddItemSizes } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueItem } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';
import * as styles from './catalogue.css.ts';
import { itemTexts as words } from './catalogue.texts.ts';
import { useSelection } from './use-selection.ts';

type Props = { readonly item: CatalogueItem };

/** The sizes of an item with their live asks and bids, and those of the chart that can be added. */
export function ItemSizes({ item }: Props) {
  const { sizes, sizeTemplate, missingSizes } = item;
  return (
    <Stack space={3}>
      <Text tone="soft">{`${words.chart}: ${sizeTemplate.name}`}</Text>
      <DataTable
        caption={words.sizes}
        columns={[
          { id: 'size', label: words.size },
          { id: 'asks', label: words.asks, kind: 'amount' },
          { id: 'bids', label: words.bids, kind: 'amount' },
        ]}
        rows={sizes.map(({ skuId, sizes: labels, askCount, bidCount }) => ({
          id: skuId,
          cells: { size: sizeLabel(labels), asks: askCount, bids: bidCount },
        }))}
        empty={words.noSizes}
      />
      {missingSizes.length > 0 && <AddSizes key={item.version} item={item} />}
    </Stack>
  );
}

function AddSizes({ item }: Props) {
  const add = useAddItemSizes();
  const selection = useSelection();
  const lines = item.missingSizes.map(({ line }) => line).filter((line) => selection.has(String(line)));
  async function submit() {
    if (lines.length === 0) return;
    if ((await add.run({ id: item.id, version: item.version, lines })).ok)
      toasts.show(words.sizesAdded, { tone: 'positive' });
  }
  return (
    <Details summary={words.addSizes}>
      <Stack space={3}>
        <Text measure>{words.addSizesText}</Text>
        <div className={styles.boxes}>
          {item.missingSizes.map(({ line, sizes }) => (
            <CheckboxField
              key={line}
              label={sizeLabel(sizes)}
              checked={selection.has(String(line))}
              onChange={() => selection.toggle(String(line))}
            />
          ))}
        </div>
        <div>
          <Button tone="ink" loadingLabel={add.isRunning ? words.adding : undefined} onClick={() => void submit()}>
            {words.addSizesButton(lines.length)}
          </Button>
        </div>
        {add.error !== null && (
          <Text tone="critical" role="alert">
            {refusalText(add.error)}
          </Text>
        )}
      </Stack>
    </Details>
  );
}
