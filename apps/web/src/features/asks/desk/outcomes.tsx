import type { ChangedAsk } from '@suki/sdk/hooks/asks';
import type { AskSummary } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { IntoView } from '../../../shell/page/into-view.client.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { askPath } from '../../../shell/paths.ts';
import { useSkuWords } from '../../trade/use-sku-words.ts';
import { askFailureText } from '../ask-failure.tsx';
import { deskTexts } from './ask-desk.texts.ts';
import { nameOf } from './ask-desk.view-model.ts';
import { outcomesOf } from './repricing.view-model.ts';

const { done: texts } = deskTexts;

export type OutcomesProps = {
  readonly changed: readonly ChangedAsk[];
  readonly asks: readonly AskSummary[];
  readonly onClose: () => void;
};

/** The outcome of each changed price: one that was refused stops none of the others. */
export function Outcomes({ changed, asks, onClose }: OutcomesProps) {
  const skuWords = useSkuWords();
  const names = new Map<string, string>(asks.map((ask) => [ask.id, nameOf(ask, skuWords(ask.sku))]));
  return (
    <Section title={texts.title} end={<TextButton onClick={onClose}>{texts.close}</TextButton>}>
      <IntoView cause={changed}>
        <Rows label={texts.title}>
          {outcomesOf(changed, askFailureText).map(({ askId, text, isFailure, isDepositDue }) => (
            <Row key={askId} align="baseline">
              <TextLink href={askPath(askId)} link={PageLink}>
                {isDepositDue ? `${texts.pay}: ${names.get(askId) ?? texts.see}` : (names.get(askId) ?? texts.see)}
              </TextLink>
              <Text tone={isFailure ? 'critical' : 'ink'} numeric>
                {text}
              </Text>
            </Row>
          ))}
        </Rows>
      </IntoView>
    </Section>
  );
}
