import { useLiveUpdates } from '@suki/sdk/hooks/events';
import { SWRConfig } from 'swr';
import { Route, Switch } from 'wouter';
import { Alerts } from './features/alerts/alerts.tsx';
import { FailedJobs } from './features/jobs/failed-jobs.tsx';
import { MessagePreviews } from './features/message-previews/message-previews.tsx';
import { Money } from './features/money/money.tsx';
import { StaffOrder } from './features/orders/staff-order.tsx';
import { FindOrder } from './features/receiving/find-order.tsx';
import { Receiving } from './features/receiving/receiving.tsx';
import { StorePair } from './features/stock/store-pair.tsx';
import { WorkList } from './features/work-list/work-list.tsx';
import type { SignedIn } from './session/session.ts';
import { NoRole } from './shell/no-role.tsx';
import { NoSuchPage } from './shell/no-such-page.tsx';
import { orderRoute, paths } from './shell/paths.ts';
import { Shell } from './shell/shell.tsx';

/** Stations are shared between shifts: each person gets their own cache, and the next person finds nothing in it. */
const ownCache = { provider: () => new Map() };

export function Station({ session }: { readonly session: SignedIn }) {
  return (
    <SWRConfig value={ownCache}>
      {session.roles.length === 0 ? <NoRole session={session} /> : <Pages session={session} />}
    </SWRConfig>
  );
}

function Pages({ session }: { readonly session: SignedIn }) {
  useLiveUpdates(session.email);
  return (
    <Shell session={session}>
      <Switch>
        <Route path={paths.workLists}>
          <WorkList roles={session.roles} />
        </Route>
        <Route path={paths.alerts}>
          <Alerts roles={session.roles} />
        </Route>
        <Route path={paths.receive}>
          <Receiving roles={session.roles} />
        </Route>
        <Route path={paths.find}>
          <FindOrder />
        </Route>
        <Route path={paths.store}>
          <StorePair />
        </Route>
        <Route path={paths.messages}>
          <MessagePreviews />
        </Route>
        <Route path={paths.money}>
          <Money />
        </Route>
        <Route path={paths.jobs}>
          <FailedJobs />
        </Route>
        <Route path={orderRoute}>
          {({ orderId }) => <StaffOrder key={orderId} orderId={orderId} roles={session.roles} />}
        </Route>
        <Route>
          <NoSuchPage />
        </Route>
      </Switch>
    </Shell>
  );
}
