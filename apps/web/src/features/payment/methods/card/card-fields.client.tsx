'use client';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { cardTexts } from './card.texts.ts';
import { type CardDraft, type CardProblems, readableExpiry, readableNumber } from './card-form.view-model.ts';

export type CardFieldsProps = {
  readonly draft: CardDraft;
  readonly onChange: (draft: CardDraft) => void;
  readonly problems: CardProblems;
};

/** The fields of a card. The form keeps them until they are sent, and nothing keeps them afterwards. */
export function CardFields({ draft, onChange, problems }: CardFieldsProps) {
  return (
    <Stack space={4}>
      <Text size="label" tone="soft" measure>
        {cardTexts.about}
      </Text>
      <TextField
        label={cardTexts.number}
        numeric
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        value={draft.number}
        error={problems.number}
        onChange={(event) => onChange({ ...draft, number: readableNumber(event.currentTarget.value) })}
      />
      <TextField
        label={cardTexts.expiry}
        hint={cardTexts.expiryHint}
        numeric
        inputMode="numeric"
        autoComplete="cc-exp"
        value={draft.expiry}
        error={problems.expiry}
        onChange={(event) => onChange({ ...draft, expiry: readableExpiry(event.currentTarget.value) })}
      />
      <TextField
        label={cardTexts.code}
        hint={cardTexts.codeHint}
        numeric
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        value={draft.code}
        error={problems.code}
        onChange={(event) => onChange({ ...draft, code: event.currentTarget.value })}
      />
    </Stack>
  );
}
