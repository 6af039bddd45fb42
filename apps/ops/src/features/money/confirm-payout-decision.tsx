import type { PayoutReviewOutcome } from '@suki/domain/trade/decide/decide-payout-review';
import { useReviewPayout } from '@suki/sdk/hooks/staff/money';
import type { StaffPayout } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { FactList } from '@suki/ui/lists/FactList/FactList';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { askedText, secondPersonText, whyNoReason } from '../approvals/approvals.view-model.ts';
import { ReasonField } from '../approvals/reason-field.tsx';
import { payoutsTexts as words } from './payouts.texts.ts';
import { decidedMeanwhile, decidedText, questionOf } from './payouts.view-model.ts';

export type ConfirmPayoutDecisionProps = {
  readonly payout: StaffPayout;
  readonly outcome: PayoutReviewOutcome;
  readonly onClose: () => void;
};

/**
 * Asks for confirmation with the amount, the person and the account: either decision could pay the same money twice
 * (docs/lifecycle.md#held-payouts).
 */
export function ConfirmPayoutDecision({ payout, outcome, onClose }: ConfirmPayoutDecisionProps) {
  const review = useReviewPayout();
  const [reason, setReason] = useState('');
  const { title, facts, danger, yes, no } = questionOf(payout, outcome);
  // Somebody else has decided: no button is left.
  const overText = review.error === null ? null : decidedMeanwhile(review.error);
  async function decide() {
    const done = await review.run({ id: payout.id, outcome, reason });
    if (done.ok) {
      toasts.show(askedText(done.answer, decidedText(outcome)), { tone: 'positive' });
      onClose();
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{overText === null ? no : words.backToPayouts}</Button>
          {overText === null && (
            <Button
              tone="critical"
              disabledReason={whyNoReason(reason)}
              loadingLabel={review.isRunning ? words.asking : undefined}
              onClick={() => void decide()}
            >
              {yes}
            </Button>
          )}
        </>
      }
    >
      <Stack space={4}>
        <FactList facts={facts} />
        {overText === null && (
          <>
            <Text measure weight="bold">
              {danger} {secondPersonText('decide_payout')}
            </Text>
            <ReasonField value={reason} onChange={setReason} />
          </>
        )}
        {review.error !== null && (
          <Text measure size={overText === null ? 'label' : undefined} tone="critical" role="alert">
            {overText ?? refusalText(review.error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
