import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { deskTexts as texts } from './ask-desk.texts.ts';
import type { PriceStep } from './repricing.view-model.ts';

export type ChosenBarProps = {
  readonly chosen: number;
  readonly of: number;
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onStep: (step: PriceStep) => void;
};

const steps: readonly PriceStep[] = ['minus', 'plus', 'lowest'];

/** How many asks are chosen, and the changes for all of them. */
export function ChosenBar({ chosen, of, onAll, onNone, onStep }: ChosenBarProps) {
  return (
    <section aria-label={texts.bar}>
      <Stack space={2}>
        <Inline space={5}>
          <Text as="span" tone={chosen === 0 ? 'soft' : 'ink'}>
            <span role="status">{chosen === 0 ? texts.hint : texts.chosen(chosen)}</span>
          </Text>
          {chosen < of && <TextButton onClick={onAll}>{texts.chooseAll(of)}</TextButton>}
          {chosen > 0 && <TextButton onClick={onNone}>{texts.chooseNone}</TextButton>}
        </Inline>
        {chosen > 0 && (
          <Inline space={2}>
            {steps.map((step) => (
              <Button key={step} size="compact" aria-label={texts.stepNames[step]} onClick={() => onStep(step)}>
                {texts.steps[step]}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </section>
  );
}
