'use client';
import { ComboboxField } from '@suki/ui/forms/ComboboxField/ComboboxField.client';
import { RadioCards } from '@suki/ui/forms/RadioCards/RadioCards';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { useState } from 'react';
import { accountTexts } from './accounts.texts.ts';
import { bankName, banksMatching, cardOf, OTHER, usualBanks } from './banks.view-model.ts';

const { fields: texts } = accountTexts;

export type BankFieldProps = {
  readonly id: string;
  /** The code of the chosen channel; empty without one. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (channelCode: string) => void;
};

/** The usual banks and e-wallets on cards, every other one by a search. */
export function BankField({ id, value, error, onChange }: BankFieldProps) {
  const [card, setCard] = useState(() => cardOf(value));
  const [text, setText] = useState(() => bankName(value));
  const isOther = card === OTHER;
  const options = banksMatching(text);
  return (
    <div id={id}>
      <Stack space={3}>
        <RadioCards
          name={`${id}-card`}
          label={texts.channelCode}
          columns={2}
          value={card}
          error={isOther ? undefined : error}
          options={usualBanks}
          onValueChange={(next) => {
            setCard(next);
            setText('');
            onChange(next === OTHER ? '' : next);
          }}
        />
        {isOther && (
          <ComboboxField
            id={`${id}-search`}
            label={texts.search}
            hint={texts.searchHint}
            error={error}
            required
            value={text}
            options={options}
            status={texts.found(options.length)}
            emptyText={texts.noBank}
            onValueChange={(next) => {
              setText(next);
              // Only a channel from the list is an answer.
              onChange('');
            }}
            onChoose={(option) => {
              setText(option.label);
              onChange(option.id);
            }}
          />
        )}
      </Stack>
    </div>
  );
}
