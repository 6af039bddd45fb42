import { Heading } from '@suki/ui/Heading/Heading';
import { Page } from '@suki/ui/Page/Page';
import { Stack } from '@suki/ui/Stack/Stack';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';
import { SignInForm } from './sign-in-form.client.tsx';
import { column } from './sign-in-page.css.ts';

/** The page for signing in and the one for making an account. */
export function SignInPage({ mode }: { readonly mode: SignInMode }) {
  return (
    <Page as="main" id="main">
      <div className={column}>
        <Stack space={6}>
          <Heading level={1}>{signInTexts[mode].title}</Heading>
          <SignInForm mode={mode} />
        </Stack>
      </div>
    </Page>
  );
}
