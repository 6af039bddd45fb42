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
import { PagedRows } from '../../shell/paged-rows.tsx';
import { isExpired, waitingLine } from '../approvals/approvals.view-model.ts';
import { ConfirmPayoutDecision } from './confirm-payout-decision.tsx';
import { adviceOn, noPayoutText, type PayoutList, payoutLine } from './payouts.view-model.ts';
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
        loadingLabel="Loading the payouts"
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
      {team} has to agree. {asked}: {reason}
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
          {payout.isUnsent && <SendAgain id={payout.id} retry={retry} what={`${amount}, ${to}`} />}
        </>
      }
      below={payout.isHeld ? <WaitingOrDecide payout={payout} onAsk={onAsk} /> : undefined}
    >
      <Text weight="bold">{to}</Text>
      <Text size="label" tone="soft" numeric>
        {payout.id}, since {since}, {tries}
      </Text>
      <SentAgainLine sentAgain={payout.sentAgain} />
    </Row>
  );
}

function Decide({ payout, onAsk }: PayoutRowProps) {
  return (
    <Stack space={2}>
      <Text measure>{adviceOn(payout)}</Text>
      <Inline space={2}>
        <Button
          size="compact"
          aria-label={`Give the money back: ${payout.id}`}
          aria-haspopup="dialog"
          onClick={() => onAsk('give_back')}
        >
          Give the money back
        </Button>
        <Button
          size="compact"
          tone="critical"
          aria-label={`Send again: ${payout.id}`}
          aria-haspopup="dialog"
          onClick={() => onAsk('send_again')}
        >
          Send again
        </Button>
      </Inline>
    </Stack>
  );
}
