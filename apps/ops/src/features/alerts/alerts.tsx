import { queuesOf } from '@suki/contract/staff/alert-queues';
import { useStaffAlertCounts, useStaffAlerts } from '@suki/sdk/hooks/staff/alerts';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Show } from '@suki/ui/foundations/Show/Show';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Roles } from '../../session/roles.ts';
import { ListLinks } from '../../shell/list-links.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { focusPlace } from '../../shell/shell.css.ts';
import { AlertRow } from './alert-row.tsx';
import { alertsTexts as words } from './alerts.texts.ts';
import { type QueueChoice, queueChoices, type ShownAlerts, shownAlerts, stateChoices } from './alerts.view-model.ts';

/** The alerts of the viewer's queues, the longest waiting first. Queue and state are in the address. */
export function Alerts({ roles }: { readonly roles: Roles }) {
  const [search] = useSearchParams();
  const counts = useStaffAlertCounts().data;
  const queues = queuesOf(roles);
  const shown = shownAlerts(search, queues);
  return (
    <ListPage
      title={words.title}
      intro={words.intro}
      choice={
        <div>
          <QueueChoices choices={queueChoices(queues, shown, counts)} />
          <ListLinks label={words.show} name={words.states} lists={stateChoices(shown)} />
        </div>
      }
    >
      <OneList key={`${shown.state} ${shown.queue}`} shown={shown} />
    </ListPage>
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
        <ListLinks label={words.queue} name={words.queues} lists={choices} />
      </Show>
      <Show on="phone">
        <SelectField
          label={words.queue}
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
  const { title, text } = shown.state === 'open' ? words.noneOpen : words.noneClosed;
  return (
    // The row leaves with its button: the focus goes to the list instead of being lost.
    <div ref={place} tabIndex={-1} className={focusPlace}>
      <PagedRows
        list={useStaffAlerts(shown.state, shown.queue)}
        loadingLabel={words.loading}
        empty={<EmptyState title={title}>{text}</EmptyState>}
        row={(alert) => <AlertRow key={alert.id} alert={alert} onClosed={() => place.current?.focus()} />}
      />
    </div>
  );
}
