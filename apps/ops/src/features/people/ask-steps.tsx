import { formatMoney } from '@suki/domain/money/format-money';
import { useDelistAsk, useReviewSuspension } from '@suki/sdk/hooks/staff/people';
import type { Person, PersonAsk } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { useStationTime } from '../../clock/use-station-time.ts';
import { refusalText } from '../../shell/failure.view-model.ts';
import { isExpired, waitingLine } from '../approvals/approvals.view-model.ts';
import { AskReason } from '../approvals/ask-reason.tsx';
import { askSteps } from './person.view-model.ts';
import { tradesTexts as words } from './trades.texts.ts';

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
      toasts.show(words.askDelisted, { tone: 'positive' });
    }
  }
  return (
    <Details summary={words.delist}>
      <Stack space={3} align="start">
        <Text measure>{why === 'suspended' ? words.askOfSuspended : words.askOthers}</Text>
        <Button
          tone="ink"
          aria-label={words.delistAbout(ask.item.name, formatMoney(ask.price))}
          loadingLabel={delist.isRunning ? words.delisting : undefined}
          onClick={() => void press()}
        >
          {words.delistButton}
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

const questions = {
  return: { button: words.give, title: words.giveTitle, kind: null },
  keep: { button: words.keep, title: words.keepTitle, kind: 'keep_deposit' },
} as const;

/** A wish to keep the deposit that waits for a second person takes the place of the buttons. */
function Review({ ask }: Pick<Props, 'ask'>) {
  const now = useStationTime();
  const review = useReviewSuspension();
  const [outcome, setOutcome] = useState<keyof typeof questions | null>(null);
  const amount = formatMoney(ask.deposit.amount);
  if (ask.approval !== undefined && !isExpired(ask.approval, now)) {
    const { team, asked, reason } = waitingLine(ask.approval);
    return (
      <Text size="label" numeric measure>
        {words.keepWaits(team, amount, asked, reason)}
      </Text>
    );
  }
  async function decide(reason: string) {
    if (outcome === null || !(await review.run({ id: ask.id, outcome, reason })).ok) return;
    const done = outcome === 'return' ? words.given(amount) : words.keepAsked;
    toasts.show(done, { tone: 'positive' });
    setOutcome(null);
  }
  return (
    <Details summary={words.review(amount)}>
      <Stack space={3}>
        <Text measure>{words.reviewText}</Text>
        <Inline space={2}>
          <Button
            aria-haspopup="dialog"
            aria-label={words.giveAbout(amount, ask.item.name)}
            onClick={() => setOutcome('return')}
          >
            {words.give}
          </Button>
          <Button
            tone="critical"
            aria-haspopup="dialog"
            aria-label={words.keepAbout(amount, ask.item.name)}
            onClick={() => setOutcome('keep')}
          >
            {words.keep}
          </Button>
        </Inline>
        {outcome !== null && (
          <AskReason
            title={questions[outcome].title}
            kind={questions[outcome].kind}
            button={questions[outcome].button}
            command={review}
            onClose={() => setOutcome(null)}
            onAsk={(reason) => void decide(reason)}
          >
            <Text numeric measure>
              {amount}, {ask.item.name}
            </Text>
          </AskReason>
        )}
      </Stack>
    </Details>
  );
}
