import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { type SignedIn, sessionStore } from '../session/session.ts';
import { shellTexts as words } from './shell.texts.ts';
import { usePageTitle } from './use-page-title.ts';

/** A customer signed in with their own account: the console shows them nothing. */
export function NoRole({ session }: { readonly session: SignedIn }) {
  usePageTitle(words.noRoleTitle);
  return (
    <Page as="main" id="main">
      <EmptyState
        level={1}
        title={words.noRole}
        action={<Button onClick={() => void sessionStore.signOut()}>{words.signOut}</Button>}
      >
        {words.noRoleText(session.email)}
      </EmptyState>
    </Page>
  );
}
