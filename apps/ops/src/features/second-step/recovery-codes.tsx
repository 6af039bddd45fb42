import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { fields } from '../../shell/shell.css.ts';
import { secondStepTexts as texts } from './second-step.texts.ts';

type Props = { readonly codes: readonly string[]; readonly onSaved: () => void };

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    toasts.show(texts.copied, { tone: 'positive' });
  }
  return (
    <div className={fields}>
      <Stack space={4}>
        <Heading level={1}>{texts.saved}</Heading>
        <Text>{texts.savedWhy}</Text>
        <Rows label={texts.codesLabel}>
          {codes.map((code) => (
            <Row key={code}>
              <Text numeric weight="bold">
                {code}
              </Text>
            </Row>
          ))}
        </Rows>
        <Inline space={2}>
          <Button tone="main" onClick={onSaved}>
            {texts.done}
          </Button>
          <Button onClick={() => void copy()}>{texts.copy}</Button>
        </Inline>
      </Stack>
    </div>
  );
}
