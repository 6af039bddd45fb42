import { Button } from '@suki/ui/foundations/Button/Button';
import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { copyText } from '../../shell/copy-text.ts';
import { fields } from '../../shell/shell.css.ts';
import { NextPart } from './next-part.tsx';
import { secondStepTexts as texts } from './second-step.texts.ts';

type Props = { readonly codes: readonly string[]; readonly onSaved: () => void };

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const half = Math.ceil(codes.length / 2);
  return (
    <NextPart>
      <Stack space={4}>
        <Heading level={1}>{texts.saved}</Heading>
        <Text measure>{texts.savedWhy}</Text>
        <section aria-label={texts.codesLabel} className={fields}>
          <Grid>
            <Codes codes={codes.slice(0, half)} />
            <Codes codes={codes.slice(half)} />
          </Grid>
        </section>
        <Inline space={2}>
          <Button tone="main" onClick={onSaved}>
            {texts.done}
          </Button>
          <Button onClick={() => void copyText(codes.join('\n'), texts.copied)}>{texts.copy}</Button>
        </Inline>
      </Stack>
    </NextPart>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Rows>
      {codes.map((code) => (
        <Row key={code}>
          <Text numeric weight="bold">
            {code}
          </Text>
        </Row>
      ))}
    </Rows>
  );
}
