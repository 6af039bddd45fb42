import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Suspense } from 'react';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';
import { SignInForm } from './sign-in-form.client.tsx';
import * as styles from './sign-in-page.css.ts';
import { SignInReason } from './sign-in-reason.client.tsx';

export function SignInPage({ mode }: { readonly mode: SignInMode }) {
  return (
    <PageFrame>
      <div className={styles.page}>
        <Stack space={6}>
          <Heading level={1}>{signInTexts[mode].title}</Heading>
          <SignInForm mode={mode} />
        </Stack>
        <aside aria-label={signInTexts.why.label}>
          <Suspense fallback={null}>
            <SignInReason />
          </Suspense>
        </aside>
      </div>
    </PageFrame>
  );
}
