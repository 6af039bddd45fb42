import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { type SignedIn, sessionStore } from '../session/session.ts';
import { usePageTitle } from './use-page-title.ts';

/** A customer signed in with their own account: the console shows them nothing. */
export function NoRole({ session }: { readonly session: SignedIn }) {
  usePageTitle('No staff role');
  return (
    <Page as="main" id="main">
      <EmptyState
        level={1}
        title="This account has no staff role"
        action={<Button onClick={() => void sessionStore.signOut()}>Sign out</Button>}
      >
        You are signed in as {session.email}. An administrator gives roles under Staff; then load this page again.
      </EmptyState>
    </Page>
  );
}
