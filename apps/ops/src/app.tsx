import { useLiveUpdates } from '@suki/sdk/hooks/events';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Spinner } from '@suki/ui/Spinner/Spinner';
import { Route, Switch } from 'wouter';
import { StaffOrder } from './features/orders/staff-order.tsx';
import { Receiving } from './features/receiving/receiving.tsx';
import { WorkList } from './features/work-list/work-list.tsx';
import { SignIn } from './session/sign-in.tsx';
import { useSession } from './session/use-session.ts';
import { OpsLink } from './shell/ops-link.tsx';
import { Shell } from './shell/shell.tsx';

/** The console: whoever is signed in sees the work lists; what they may do, the API decides. */
export function App() {
  const session = useSession();
  useLiveUpdates(session.state === 'signed-in' ? session.email : null);
  if (session.state === 'loading') {
    return <Spinner label="Opening the station" />;
  }
  if (session.state === 'signed-out') {
    return <SignIn />;
  }
  return (
    <Shell session={session}>
      <Switch>
        <Route path="/">
          <WorkList />
        </Route>
        <Route path="/receive">
          <Receiving />
        </Route>
        <Route path="/order/:orderId">{({ orderId }) => <StaffOrder key={orderId} orderId={orderId} />}</Route>
        <Route>
          <EmptyState
            title="There is no such page"
            text="The address may be mistyped."
            action={{ href: '/', label: 'Go to the work lists', link: OpsLink }}
          />
        </Route>
      </Switch>
    </Shell>
  );
}
