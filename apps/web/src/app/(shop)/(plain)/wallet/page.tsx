import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Wallet } from '../../../../features/wallet/wallet.client.tsx';
import { walletTexts } from '../../../../features/wallet/wallet.texts.ts';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: walletTexts.title, robots: { index: false } };

export default function WalletPage() {
  return (
    <PageFrame>
      <Stack space={1}>
        <Heading level={1}>{walletTexts.title}</Heading>
        <div>
          <Wallet />
        </div>
      </Stack>
    </PageFrame>
  );
}
