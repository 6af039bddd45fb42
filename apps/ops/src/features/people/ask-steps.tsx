import { formatMoney } from '@suki/domain/money/format-money';
import { useDelistAsk, useReviewSuspension } from '@suki/sdk/hooks/staff/people';
import type { Person, PersonAsk } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';
import { askSteps } from './person.view-model.ts';

type Props = { readonly ask: PersonAsk; readonly person: Person };

/** Takes an ask off the market, or decides about the deposit of one that was taken off for a suspension. */
export function AskSteps({ ask, person }: Props) {
  switch (askSteps(ask)) {
    case 'delist':
      return <Delist ask={ask} person={person} />;
    case 'review':
      return <Review ask={ask} />;
    case null:
      return null;
  }
}

function Delist({ ask, person }: Props) {
  const delist = useDelistAsk();
  const why = person.isSellingSuspended || person.isAccountSuspended ? 'suspended' : 'delisted';
  async function press() {
    if ((await delist.run({ id: ask.id, why })).ok) {
      toasts.show('The ask is off the market', { tone: 'positive' });
    }
  }
  return (
    <Details summary="Take it off the market">
      <Stack space={3} align="start">
        <Text measure>
          {why === 'suspended'
            ? 'The seller is told. The deposit waits until you decide about it here.'
            : 'The seller is told, and the deposit goes back.'}
        </Text>
        <Button
          tone="ink"
          aria-label={`Take off the market: ${ask.item.name}, ${ask.id}`}
          loadingLabel={delist.isRunning ? 'Taking it off' : undefined}
          onClick={() => void press()}
        >
          Take it off
        </Button>
        {delist.error !== null && (
          <Text size="label" tone="critical" role="alert">
            {refusalText(delist.error)}
          </Text>
        )}
      </Stack>
    </Details>
  );
}

function Review({ ask }: Pick<Props, 'ask'>) {
  const review = useReviewSuspension();
  const amount = formatMoney(ask.deposit.amount);
  async function decide(outcome: 'return' | 'keep') {
    if ((await review.run({ id: ask.id, outcome })).ok) {
      toasts.show(outcome === 'return' ? `${amount} goes back` : `${amount} is kept`, { tone: 'positive' });
    }
  }
  return (
    <Details summary={`Decide about the deposit of ${amount}`}>
      <Stack space={3}>
        <Text measure>Give it back when nothing was wrong with this item. Keep it for fraud alone.</Text>
        <Inline space={2}>
          <Button
            aria-label={`Give ${amount} back: ${ask.id}`}
            loadingLabel={review.isRunning ? 'Deciding' : undefined}
            onClick={() => void decide('return')}
          >
            Give it back
          </Button>
          <Button
            tone="critical"
            aria-label={`Keep ${amount}: ${ask.id}`}
            loadingLabel={review.isRunning ? 'Deciding' : undefined}
            onClick={() => void decide('keep')}
          >
            Keep it
          </Button>
        </Inline>
        {review.error !== null && (
          <Text size="label" tone="critical" role="alert">
            {refusalText(review.error)}
          </Text>
        )}
      </Stack>
    </Details>
  );
}
