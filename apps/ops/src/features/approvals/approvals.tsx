import { useStaffApprovals } from '@suki/sdk/hooks/staff/approvals';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { ListLinks } from '../../shell/list-links.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { focusPlace } from '../../shell/shell.css.ts';
import { ApprovalRow } from './approval-row.tsx';
import { type ApprovalState, approvalLists, shownApprovals } from './approvals.view-model.ts';

/** Requests for a second person: money out at our cost, the longest waiting first. */
export function Approvals() {
  const [search] = useSearchParams();
  const shown = shownApprovals(search);
  return (
    <PageFrame title="Second person">
      <Page as="main" id="main">
        <Stack space={4}>
          <Heading level={1}>Waiting for a second person</Heading>
          <ListLinks label="Show" name="Requests by state" lists={approvalLists(shown)} />
          <OneList key={shown} shown={shown} />
        </Stack>
      </Page>
    </PageFrame>
  );
}

function OneList({ shown }: { readonly shown: ApprovalState }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    // The row leaves with its button: the focus goes to the list instead of being lost.
    <div ref={place} tabIndex={-1} className={focusPlace}>
      <PagedRows
        list={useStaffApprovals(shown)}
        loadingLabel="Loading the requests"
        empty={shown === 'waiting' ? nothingWaits : 'No request has ended yet.'}
        row={(approval) => (
          <ApprovalRow key={approval.id} approval={approval} onDecided={() => place.current?.focus()} />
        )}
      />
    </div>
  );
}

const nothingWaits = (
  <EmptyState level={2} title="Nothing waits">
    When a colleague reports a loss, or keeps a deposit for fraud, the request appears here.
  </EmptyState>
);
