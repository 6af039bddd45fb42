import { Deposits } from '../../../../../features/wallet/deposits/deposits.client.tsx';
import { depositTexts } from '../../../../../features/wallet/deposits/deposits.texts.ts';
import { WalletPart } from '../../../../../features/wallet/wallet-part.tsx';

export const metadata = { title: depositTexts.title, robots: { index: false } };

export default function DepositsPage() {
  return (
    <WalletPart title={depositTexts.title} lead={depositTexts.lead}>
      <Deposits />
    </WalletPart>
  );
}
