import { verifyEmailTexts } from '../../../../features/account/email/email.texts.ts';
import { VerifyEmail } from '../../../../features/account/email/verify-email.client.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: verifyEmailTexts.title, robots: { index: false }, referrer: 'no-referrer' };

export default function VerifyEmailPage() {
  return (
    <PageFrame>
      <VerifyEmail />
    </PageFrame>
  );
}
