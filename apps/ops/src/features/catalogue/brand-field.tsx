import { type BrandId, isId } from '@suki/domain/ids/id';
import { useCatalogueBrands } from '@suki/sdk/hooks/staff/catalogue';
import { ComboboxField } from '@suki/ui/forms/ComboboxField/ComboboxField.client';
import { refusalText } from '../../shell/failure.view-model.ts';
import { brandsTexts, bulkTexts as words } from './catalogue.texts.ts';

/** Brands in the list below the field. */
const SHOWN_MAX = 20;

type Props = {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly name: string;
  readonly brandId: BrandId | null;
  readonly error?: string | undefined;
  readonly onChange: (name: string, brandId: BrandId | null) => void;
};

/** One brand of the catalogue, found by the start of its name. */
export function BrandField({ id, label = words.brand, name, brandId, error, onChange }: Props) {
  const typed = name.trim().toLowerCase();
  const list = useCatalogueBrands(brandId === null && typed !== '' ? typed : null);
  const options = list.items.slice(0, SHOWN_MAX).map((brand) => ({ id: brand.id, label: brand.name }));
  return (
    <ComboboxField
      id={id}
      label={label}
      hint={words.brandHint}
      value={name}
      onValueChange={(text) => onChange(text, null)}
      options={options}
      onChoose={(option) => onChange(option.label, isId('brd', option.id) ? option.id : null)}
      error={list.error === null ? error : refusalText(list.error)}
      status=""
      emptyText={typed !== '' && brandId === null && !list.isLoading ? brandsTexts.empty : undefined}
    />
  );
}
