import { Ledger } from '../../../../../features/wallet/ledger/ledger.client.tsx';
import { ledgerTexts } from '../../../../../features/wallet/ledger/ledger.texts.ts';
import { WalletPart } from '../../../../../features/wallet/wallet-part.tsx';

export const metadata = { title: ledgerTexts.title, robots: { index: false } };

export default function LedgerPage() {
  return (
    <WalletPart title={ledgerTexts.title} lead={ledgerTexts.lead}>
      <Ledger />
    </WalletPart>
  );
}
