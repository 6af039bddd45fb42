import type { PayoutReviewOutcome } from '@suki/domain/trade/decide/decide-payout-review';
import { useRetryPayout, useStaffPayouts } from '@suki/sdk/hooks/staff/money';
import type { StaffPayout } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { useState } from 'react';
import { useStationTime } from '../../clock/use-station-time.ts';
import { CopyReference } from '../../shell/copy-reference.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { secondPersonTexts } from '../approvals/approvals.texts.ts';
import { isExpired, waitingLine } from '../approvals/approvals.view-model.ts';
import { ConfirmPayoutDecision } from './confirm-payout-decision.tsx';
import { moneyTexts } from './money.texts.ts';
import { decisionTexts, type PayoutList, payoutsTexts as words } from './payouts.texts.ts';
import { adviceOn, noPayoutText, payoutLine } from './payouts.view-model.ts';
import { SendAgain } from './send-again.tsx';
import { SentAgainLine } from './sent-again-line.tsx';

type Asked = { readonly payout: StaffPayout; readonly outcome: PayoutReviewOutcome };

/**
 * The payouts of one list, newest first. The question stands above the list: each decision reads the list again, and a
 * payout that somebody else decided about disappears from it while the refusal still has to be read.
 */
export function Payouts({ list }: { readonly list: PayoutList }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <PagedRows
        list={useStaffPayouts(list)}
        loadingLabel={moneyTexts.loadingPayouts}
        empty={noPayoutText(list)}
        row={(payout) => (
          <PayoutRow key={payout.id} payout={payout} onAsk={(outcome) => setAsked({ payout, outcome })} />
        )}
      />
      {asked !== null && <ConfirmPayoutDecision {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type PayoutRowProps = { readonly payout: StaffPayout; readonly onAsk: (outcome: PayoutReviewOutcome) => void };

/** A decision that waits for a second person takes the place of the buttons. */
function WaitingOrDecide(props: PayoutRowProps) {
  const now = useStationTime();
  const { approval } = props.payout;
  if (approval === undefined || isExpired(approval, now)) return <Decide {...props} />;
  const { team, asked, reason } = waitingLine(approval);
  return (
    <Text size="label" numeric measure>
      {secondPersonTexts.waitingShort(team, asked, reason)}
    </Text>
  );
}

function PayoutRow({ payout, onAsk }: PayoutRowProps) {
  const retry = useRetryPayout();
  const { to, amount, tries, since } = payoutLine(payout);
  return (
    <Row
      end={
        <>
          <PriceTag>{amount}</PriceTag>
          {payout.isUnsent && (
            <SendAgain id={payout.id} retry={retry} what={`${amount}, ${to}`} about={`${amount}, ${to}`} />
          )}
        </>
      }
      below={payout.isHeld ? <WaitingOrDecide payout={payout} onAsk={onAsk} /> : undefined}
    >
      <Text weight="bold">{to}</Text>
      <Text size="label" tone="soft" numeric>
        {moneyTexts.since(since, tries)}
      </Text>
      <CopyReference reference={payout.id} about={`${amount}, ${to}`} />
      <SentAgainLine sentAgain={payout.sentAgain} />
    </Row>
  );
}

function Decide({ payout, onAsk }: PayoutRowProps) {
  const { to, amount } = payoutLine(payout);
  return (
    <Stack space={2}>
      <Text measure>{adviceOn(payout)}</Text>
      <Inline space={2}>
        <Button
          size="compact"
          aria-label={words.about(decisionTexts.give_back.button, to, amount)}
          aria-haspopup="dialog"
          onClick={() => onAsk('give_back')}
        >
          {decisionTexts.give_back.button}
        </Button>
        <Button
          size="compact"
          tone="critical"
          aria-label={words.about(decisionTexts.send_again.button, to, amount)}
          aria-haspopup="dialog"
          onClick={() => onAsk('send_again')}
        >
          {decisionTexts.send_again.button}
        </Button>
      </Inline>
    </Stack>
  );
}
