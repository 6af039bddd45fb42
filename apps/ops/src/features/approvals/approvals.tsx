import { useStaffApprovals } from '@suki/sdk/hooks/staff/approvals';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { ListLinks } from '../../shell/list-links.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { focusPlace } from '../../shell/shell.css.ts';
import { ApprovalRow } from './approval-row.tsx';
import { approvalsTexts as words } from './approvals.texts.ts';
import { type ApprovalState, approvalLists, shownApprovals } from './approvals.view-model.ts';

/** Requests for a second person: money out at our cost, the longest waiting first. */
export function Approvals() {
  const [search] = useSearchParams();
  const shown = shownApprovals(search);
  return (
    <ListPage
      title={words.title}
      intro={words.intro}
      choice={<ListLinks label={words.show} name={words.states} lists={approvalLists(shown)} />}
    >
      <OneList key={shown} shown={shown} />
    </ListPage>
  );
}

function OneList({ shown }: { readonly shown: ApprovalState }) {
  const place = useRef<HTMLDivElement>(null);
  const { title, text } = shown === 'waiting' ? words.noneWaiting : words.noneEnded;
  return (
    // The row leaves with its button: the focus goes to the list instead of being lost.
    <div ref={place} tabIndex={-1} className={focusPlace}>
      <PagedRows
        list={useStaffApprovals(shown)}
        loadingLabel={words.loading}
        empty={
          <EmptyState level={2} title={title}>
            {text}
          </EmptyState>
        }
        row={(approval) => (
          <ApprovalRow key={approval.id} approval={approval} onDecided={() => place.current?.focus()} />
        )}
      />
    </div>
  );
}
