import { queuesOf } from '@suki/contract/staff/alert-queues';
import { useStaffAlertCounts, useStaffAlerts } from '@suki/sdk/hooks/staff/alerts';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Roles } from '../../session/roles.ts';
import { ListLinks } from '../../shell/list-links.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { focusPlace } from '../../shell/shell.css.ts';
import { AlertRow } from './alert-row.tsx';
import { type QueueChoice, queueChoices, type ShownAlerts, shownAlerts, stateChoices } from './alerts.view-model.ts';

/** The alerts of the viewer's queues, the longest waiting first. Queue and state are in the address. */
export function Alerts({ roles }: { readonly roles: Roles }) {
  const [search] = useSearchParams();
  const counts = useStaffAlertCounts().data;
  const queues = queuesOf(roles);
  const shown = shownAlerts(search, queues);
  return (
    <PageFrame title="Alerts">
      <Page as="main" id="main">
        <Stack space={4}>
          <Heading level={1}>Alerts</Heading>
          <div>
            <QueueChoices choices={queueChoices(queues, shown, counts)} />
            <ListLinks label="Show" name="Alerts by state" lists={stateChoices(shown)} />
          </div>
          <OneList key={`${shown.state} ${shown.queue}`} shown={shown} />
        </Stack>
      </Page>
    </PageFrame>
  );
}

/** One link for each queue at a desk, one field on a phone. */
function QueueChoices({ choices }: { readonly choices: readonly QueueChoice[] }) {
  const [, navigate] = useLocation();
  if (choices.length === 0) {
    return null;
  }
  const options = choices.map(({ href, name, count }) => ({
    value: href,
    label: count == null ? name : `${name}, ${count}`,
  }));
  return (
    <>
      <Show on="desk">
        <ListLinks label="Queue" name="Alerts by queue" lists={choices} />
      </Show>
      <Show on="phone">
        <SelectField
          label="Queue"
          value={choices.find(({ isShown }) => isShown)?.href}
          options={options}
          onChange={({ target }) => navigate(target.value)}
        />
      </Show>
    </>
  );
}

function OneList({ shown }: { readonly shown: ShownAlerts }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    // The row leaves with its button: the focus goes to the list instead of being lost.
    <div ref={place} tabIndex={-1} className={focusPlace}>
      <PagedRows
        list={useStaffAlerts(shown.state, shown.queue)}
        loadingLabel="Loading the alerts"
        empty={shown.state === 'open' ? nothingOpen : nothingHandled}
        row={(alert) => <AlertRow key={alert.id} alert={alert} onHandled={() => place.current?.focus()} />}
      />
    </div>
  );
}

const nothingOpen = (
  <EmptyState title="No open alerts">When something needs a person, it appears here by itself.</EmptyState>
);
const nothingHandled = (
  <EmptyState title="No handled alerts yet">
    Alerts stay here once they are handled, with who did it and what they noted.
  </EmptyState>
);
