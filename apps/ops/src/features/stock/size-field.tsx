import { sizeLabel } from '@suki/domain/catalogue/size-label';
import type { ItemId } from '@suki/domain/ids/id';
import { useItem } from '@suki/sdk/hooks/catalogue';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { stockTexts as words } from './stock.texts.ts';

type SizeFieldProps = { readonly itemId: ItemId | null; readonly error: string | undefined };

/** The sizes of the chosen item. The field is there before the choice, so that nothing moves. */
export function SizeField({ itemId, error }: SizeFieldProps) {
  return itemId === null ? (
    <SelectField label={words.size} name="skuId" emptyLabel={words.itemFirst} options={[]} disabled error={error} />
  ) : (
    <SizesOf itemId={itemId} error={error} />
  );
}

function SizesOf({ itemId, error }: { readonly itemId: ItemId; readonly error: string | undefined }) {
  const item = useItem(itemId);
  const failed = item.error === null ? undefined : words.sizesFailed;
  return (
    <SelectField
      label={words.size}
      name="skuId"
      emptyLabel={item.data === null ? words.loadingSizes : words.chooseSize}
      options={(item.data?.skus ?? []).map(({ id, sizes }) => ({ value: id, label: sizeLabel(sizes) }))}
      error={error ?? failed}
    />
  );
}
