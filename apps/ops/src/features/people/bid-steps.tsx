import { formatMoney } from '@suki/domain/money/format-money';
import { useDelistBid } from '@suki/sdk/hooks/staff/people';
import type { BidSummary, Person } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { refusalText } from '../../shell/failure.view-model.ts';
import { tradesTexts as words } from './trades.texts.ts';

/** Takes a bid off the market while it waits there; its deposit goes back. */
export function BidSteps({ bid, person }: { readonly bid: BidSummary; readonly person: Person }) {
  const delist = useDelistBid();
  if (bid.bidStatus !== 'to_pay' && bid.bidStatus !== 'bid_active') {
    return null;
  }
  const why = person.isBuyingSuspended || person.isAccountSuspended ? 'suspended' : 'delisted';
  async function press() {
    if ((await delist.run({ id: bid.id, why })).ok) {
      toasts.show(words.bidDelisted, { tone: 'positive' });
    }
  }
  return (
    <Details summary={words.delist}>
      <Stack space={3} align="start">
        <Text measure>{words.bid}</Text>
        <Button
          tone="ink"
          aria-label={words.delistAbout(bid.item.name, formatMoney(bid.proposedPrice))}
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
