import type { CatalogueItem } from '@suki/sdk/types';
import { CheckboxField } from '@suki/ui/forms/CheckboxField/CheckboxField';
import { Text } from '@suki/ui/foundations/Text/Text';
import * as styles from './catalogue.css.ts';
import { genderWords, itemTexts } from './catalogue.texts.ts';

type Gender = CatalogueItem['genders'][number];
const genders = Object.keys(genderWords) as readonly Gender[];

type Props = {
  readonly id: string;
  readonly chosen: readonly Gender[];
  readonly onChange: (chosen: readonly Gender[]) => void;
  readonly error?: string | undefined;
};

/** For whom an item is made: it decides about the chart of its sizes. */
export function GendersField({ id, chosen, onChange, error }: Props) {
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{itemTexts.wearers}</legend>
      <div className={styles.boxes}>
        {genders.map((gender) => (
          <CheckboxField
            key={gender}
            label={genderWords[gender]}
            checked={chosen.includes(gender)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, gender] : chosen.filter((one) => one !== gender))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <Text as="span" size="label" tone="critical">
          <span id={errorId}>{error}</span>
        </Text>
      )}
    </fieldset>
  );
}
