import { Account } from '../../../../features/account/account.client.tsx';
import { accountTexts } from '../../../../features/account/account.texts.ts';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: accountTexts.title, robots: { index: false } };

export default function AccountPage() {
  return (
    <PageFrame>
      <Account />
    </PageFrame>
  );
}
