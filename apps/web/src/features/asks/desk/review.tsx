import type { SukiError } from '@suki/sdk/errors';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { IntoView } from '../../../shell/page/into-view.client.tsx';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { deskTexts } from './ask-desk.texts.ts';
import { nameOf } from './ask-desk.view-model.ts';
import { changesOf, type Repricing } from './repricing.view-model.ts';

const { review: texts } = deskTexts;

export type ReviewProps = {
  readonly rows: readonly Repricing[];
  readonly isRunning: boolean;
  readonly error: SukiError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Every change before it is made, with the deposits that rise: nothing is sent without this look. */
export function Review({ rows, isRunning, error, onConfirm, onClose }: ReviewProps) {
  const skuWords = useSkuWords();
  const { length } = changesOf(rows);
  return (
    <Section title={texts.title(length)}>
      <Stack space={4}>
        <IntoView cause={rows[0]?.words}>
          <Text measure>{texts.again}</Text>
        </IntoView>
        <Rows>
          {rows.map(({ ask, words, notes }) => (
            <Row key={ask.id} align="baseline" end={<PriceTag>{words}</PriceTag>}>
              <Text weight="bold">{nameOf(ask, skuWords(ask.sku))}</Text>
              {notes.map((note) => (
                <Text key={note} size="label" numeric>
                  {note}
                </Text>
              ))}
            </Row>
          ))}
        </Rows>
        <CommandFailure error={error} />
        <Inline space={3}>
          <Button
            tone="main"
            onClick={onConfirm}
            disabledReason={length === 0 ? texts.nothing : undefined}
            loadingLabel={isRunning ? texts.running : undefined}
          >
            {texts.yes(length)}
          </Button>
          <Button onClick={onClose}>{texts.no}</Button>
        </Inline>
      </Stack>
    </Section>
  );
}
