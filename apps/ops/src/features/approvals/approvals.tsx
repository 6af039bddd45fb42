import { useStaffApprovals } from '@suki/sdk/hooks/staff/approvals';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
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
    <PageFrame title="Approvals">
      <Page as="main" id="main">
        <Stack space={4}>
          <Stack space={2}>
            <Heading level={1}>Approvals</Heading>
            <Text tone="soft" measure>
              Money that leaves at our cost needs a second person. The longest waiting request comes first.
            </Text>
          </Stack>
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
        empty={shown === 'waiting' ? nothingWaits : nothingEnded}
        row={(approval) => (
          <ApprovalRow key={approval.id} approval={approval} onDecided={() => place.current?.focus()} />
        )}
      />
    </div>
  );
}

const nothingWaits = (
  <EmptyState level={2} title="No requests waiting">
    When a colleague reports a loss or asks to keep a deposit, the request appears here by itself.
  </EmptyState>
);
const nothingEnded = (
  <EmptyState level={2} title="No requests ended yet">
    Requests stay here once they are approved, refused or taken back, with who decided and why.
  </EmptyState>
);
