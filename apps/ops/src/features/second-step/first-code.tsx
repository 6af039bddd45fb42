import { useConfirmSecondFactor } from '@suki/sdk/hooks/staff/members';
import type { BeginSecondFactor200 } from '@suki/sdk/types';
import { CodeField } from '@suki/ui/forms/CodeField/CodeField.client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { Qr } from '@suki/ui/lists/Qr/Qr';
import { type FormEvent, useState } from 'react';
import { copyText } from '../../shell/copy-text.ts';
import { fields } from '../../shell/shell.css.ts';
import { groupedSecret } from './grouped-secret.ts';
import { NextPart } from './next-part.tsx';
import { secondStepTexts as texts } from './second-step.texts.ts';
import { codeProblem } from './second-step.view-model.ts';

type Props = {
  readonly secret: BeginSecondFactor200;
  readonly onCodes: (codes: readonly string[]) => void;
};

/** The key for the app beside the field for its first code. No field takes the focus: the key comes first. */
export function FirstCode({ secret, onCodes }: Props) {
  return (
    <NextPart>
      <Heading level={1}>{texts.setUp}</Heading>
      <TwoColumns>
        <Section title={texts.scanTitle}>
          <Key {...secret} />
        </Section>
        <Section title={texts.firstTitle}>
          <CodeForm onCodes={onCodes} />
        </Section>
      </TwoColumns>
    </NextPart>
  );
}

function Key({ secret, uri }: BeginSecondFactor200) {
  return (
    <Stack space={4}>
      <Text measure>{texts.scan}</Text>
      <Qr text={uri} label={texts.qr} size="large" />
      {/* Nobody scans the screen of the phone in their hand. */}
      <Show on="phone">
        <Text as="span">{texts.onThisPhone}</Text> <TextLink href={uri}>{texts.openApp}</TextLink>
      </Show>
      <div>
        <Text>{texts.typed}</Text>
        <Text numeric weight="bold">
          {groupedSecret(secret)}
        </Text>
        <TextButton onClick={() => void copyText(secret, texts.keyCopied)}>{texts.copyKey}</TextButton>
      </div>
    </Stack>
  );
}

function CodeForm({ onCodes }: Pick<Props, 'onCodes'>) {
  const confirm = useConfirmSecondFactor();
  const [isEmpty, setEmpty] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('code'));
    setEmpty(typed === '');
    const outcome = typed === '' ? null : await confirm.run(typed);
    if (outcome?.ok === true) {
      onCodes(outcome.answer.recoveryCodes);
    } else {
      form.querySelector('input')?.select();
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={fields}>
      <Stack space={4}>
        <CodeField
          label={texts.first}
          hint={texts.firstHint}
          name="code"
          error={isEmpty ? texts.empty : codeProblem(confirm.error, texts.wrong)}
        />
        <Button type="submit" tone="main" loadingLabel={confirm.isRunning ? texts.checking : undefined}>
          {texts.confirm}
        </Button>
      </Stack>
    </form>
  );
}
