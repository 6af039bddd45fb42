'use client';
import { regionTitle } from '@suki/domain/delivery/region-names';
import { deliveryRegions } from '@suki/domain/delivery/regions.table';
import { SelectField, type SelectFieldProps } from '@suki/ui/forms/SelectField/SelectField';
import type { CalculatorInputs } from './calculator-inputs.view-model.ts';
import { regionOfWord, regionWord } from './calculator-inputs.view-model.ts';

const options = deliveryRegions.map((region) => ({ value: regionWord(region), label: regionTitle(region) }));

export type RegionFieldProps = Pick<SelectFieldProps, 'label' | 'hint' | 'emptyLabel' | 'disabled'> & {
  readonly value: CalculatorInputs['from'];
  readonly onChange: (region: CalculatorInputs['from']) => void;
};

/** A choice of delivery region; with `emptyLabel` "not known" is an option. */
export function RegionField({ value, onChange, ...words }: RegionFieldProps) {
  return (
    <SelectField
      {...words}
      value={value === null ? '' : regionWord(value)}
      onChange={(event) => onChange(regionOfWord(event.currentTarget.value))}
      options={options}
    />
  );
}
