import { STAFF_REFRESH_MS } from '@suki/domain/config/lists';
import { useLiveUpdates } from '@suki/sdk/hooks/events';
import { useStaffSession } from '@suki/sdk/hooks/staff/members';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Spinner } from '@suki/ui/foundations/Spinner/Spinner';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Redirect, Route, Switch } from 'wouter';
import { Alerts } from './features/alerts/alerts.tsx';
import { Approvals } from './features/approvals/approvals.tsx';
import { CatalogueBrands } from './features/catalogue/catalogue-brands.tsx';
import { CatalogueFees } from './features/catalogue/catalogue-fees.tsx';
import { CatalogueHistory } from './features/catalogue/catalogue-history.tsx';
import { CatalogueItemPage } from './features/catalogue/catalogue-item-page.tsx';
import { CatalogueItems } from './features/catalogue/catalogue-items.tsx';
import { CatalogueShelves } from './features/catalogue/catalogue-shelves.tsx';
import { HomeSectionPage } from './features/catalogue/home-section-page.tsx';
import { NewItem } from './features/catalogue/new-item.tsx';
import { SizeChartPage } from './features/catalogue/size-chart-page.tsx';
import { SizeCharts } from './features/catalogue/size-charts.tsx';
import { FindOrder } from './features/find/find-order.tsx';
import { FailedJobs } from './features/jobs/failed-jobs.tsx';
import { Members } from './features/members/members.tsx';
import { MessagePreviews } from './features/message-previews/message-previews.tsx';
import { Money } from './features/money/money.tsx';
import { StaffOrder } from './features/orders/staff-order.tsx';
import { People } from './features/people/people.tsx';
import { PersonPage } from './features/people/person-page.tsx';
import { Receiving } from './features/receiving/receiving.tsx';
import { EnterCode } from './features/second-step/enter-code.tsx';
import { RequiredSetUp } from './features/second-step/required-set-up.tsx';
import { SecondStepPage } from './features/second-step/second-step-page.tsx';
import { StorePair } from './features/stock/store-pair.tsx';
import { WorkList } from './features/work-list/work-list.tsx';
import { rolesText } from './session/roles.ts';
import type { SignedIn, StaffSession } from './session/session.ts';
import { homePage, mayOpen } from './shell/console-pages.view-model.ts';
import { Failure } from './shell/failure.tsx';
import { NoRole } from './shell/no-role.tsx';
import { NoSuchPage } from './shell/no-such-page.tsx';
import { catalogueItemRoute, homeSectionRoute, orderRoute, paths, personRoute, sizeChartRoute } from './shell/paths.ts';
import { shellTexts as words } from './shell/shell.texts.ts';
import { Shell } from './shell/shell.tsx';

/** Stations are shared between shifts: each person gets their own cache, and the next person finds nothing in it. */
const ownCache = { provider: () => new Map() };

export function Station({ session }: { readonly session: SignedIn }) {
  return (
    <SWRConfig value={ownCache}>
      <Known session={session} />
    </SWRConfig>
  );
}

/** Roles come from the API: those of a token would outlive their end. */
function Known({ session }: { readonly session: SignedIn }) {
  const { data, error, reload } = useStaffSession();
  if (data !== null) {
    const { roles, secondFactor, isSecondFactorRequired } = data;
    if (roles.length === 0) {
      return <NoRole session={session} />;
    }
    if (secondFactor === 'unverified') {
      return <EnterCode />;
    }
    if (secondFactor === 'none' && isSecondFactorRequired) {
      return <RequiredSetUp />;
    }
    return <Pages session={{ ...session, roles }} secondFactor={secondFactor} />;
  }
  return error === null ? (
    <Spinner visible label={words.opening} />
  ) : (
    <Page as="main" id="main">
      <Failure level={1} error={error} retry={reload} />
    </Page>
  );
}

type PagesProps = { readonly session: StaffSession; readonly secondFactor: 'none' | 'verified' };

function Pages({ session, secondFactor }: PagesProps) {
  useLiveUpdates(session.email, STAFF_REFRESH_MS);
  /** The page, or for other roles whose work it is. */
  const own = (path: string, page: ReactNode): ReactNode =>
    mayOpen(session.roles, path) ? (
      page
    ) : (
      <NoSuchPage title={words.otherRoles} text={words.yourRoles(rolesText(session.roles))} />
    );
  return (
    <Shell session={session}>
      <Switch>
        <Route path={paths.workLists}>
          {homePage(session.roles) === paths.workLists ? (
            <WorkList roles={session.roles} />
          ) : (
            <Redirect to={homePage(session.roles)} replace />
          )}
        </Route>
        <Route path={paths.alerts}>{own(paths.alerts, <Alerts roles={session.roles} />)}</Route>
        <Route path={paths.approvals}>{own(paths.approvals, <Approvals />)}</Route>
        <Route path={paths.receive}>
          <Receiving roles={session.roles} />
        </Route>
        <Route path={paths.find}>{own(paths.find, <FindOrder roles={session.roles} />)}</Route>
        <Route path={paths.store}>{own(paths.store, <StorePair />)}</Route>
        <Route path={paths.messages}>{own(paths.messages, <MessagePreviews />)}</Route>
        <Route path={paths.money}>{own(paths.money, <Money />)}</Route>
        <Route path={paths.jobs}>{own(paths.jobs, <FailedJobs />)}</Route>
        <Route path={paths.people}>{own(paths.people, <People />)}</Route>
        <Route path={paths.catalogue}>{own(paths.catalogue, <CatalogueItems />)}</Route>
        <Route path={paths.catalogueBrands}>{own(paths.catalogue, <CatalogueBrands />)}</Route>
        <Route path={paths.catalogueShelves}>{own(paths.catalogue, <CatalogueShelves />)}</Route>
        <Route path={paths.catalogueFees}>{own(paths.catalogue, <CatalogueFees />)}</Route>
        <Route path={paths.catalogueHistory}>{own(paths.catalogue, <CatalogueHistory />)}</Route>
        <Route path={paths.catalogueNew}>{own(paths.catalogue, <NewItem />)}</Route>
        <Route path={paths.catalogueCharts}>{own(paths.catalogue, <SizeCharts />)}</Route>
        <Route path={sizeChartRoute}>
          {({ chartId }) => own(paths.catalogue, <SizeChartPage key={chartId} chartId={chartId} />)}
        </Route>
        <Route path={homeSectionRoute}>
          {({ section }) => own(paths.catalogue, <HomeSectionPage key={section} section={section} />)}
        </Route>
        <Route path={catalogueItemRoute}>
          {({ itemId }) => own(paths.catalogue, <CatalogueItemPage key={itemId} itemId={itemId} />)}
        </Route>
        <Route path={paths.secondStep}>
          <SecondStepPage state={secondFactor} />
        </Route>
        <Route path={paths.staff}>{own(paths.staff, <Members />)}</Route>
        <Route path={personRoute}>
          {({ userId }) => <PersonPage key={userId} userId={userId} roles={session.roles} />}
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
