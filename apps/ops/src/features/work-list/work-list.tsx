import { useStaffOrderCounts, useStaffOrders } from '@suki/sdk/hooks/staff/orders';
import type { CountStaffOrders200 } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Details } from '@suki/ui/lists/Details/Details';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Link, useSearchParams } from 'wouter';
import type { Roles } from '../../session/roles.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { workListPath } from '../../shell/paths.ts';
import { heldUpList, type ListId, listTitle } from '../orders/list-of-order.view-model.ts';
import { countText, emptyText, listGroups, shownList } from './lists.view-model.ts';
import { OrderRow } from './order-row.tsx';
import * as styles from './work-list.css.ts';
import { workListTexts as words } from './work-list.texts.ts';

/**
 * Orders by status, the most urgent first; held-up orders are a list of their own. The shown list is in the address, so
 * a reload and the back button keep it.
 */
export function WorkList({ roles }: { readonly roles: Roles }) {
  const [search] = useSearchParams();
  const shown = shownList(search.get('status'), roles);
  return (
    <PageFrame title={listTitle(shown)}>
      <Page>
        <div className={styles.columns}>
          <ListLinks shown={shown} />
          <main id="main">
            <Stack space={4}>
              <Heading level={1}>{listTitle(shown)}</Heading>
              <OneList key={shown} list={shown} />
            </Stack>
          </main>
        </div>
      </Page>
    </PageFrame>
  );
}

type ListLinksProps = { readonly shown: ListId };

/** Beside the list at a desk; on a phone behind a summary, below which the list comes first. */
function ListLinks({ shown }: ListLinksProps) {
  return (
    <>
      <Show on="desk">
        <Groups shown={shown} />
      </Show>
      <Show on="phone">
        {/* A new list shuts it. */}
        <Details key={shown} summary={words.others}>
          <Groups shown={shown} />
        </Details>
      </Show>
    </>
  );
}

function Groups({ shown }: ListLinksProps) {
  const { data } = useStaffOrderCounts();
  return (
    <nav aria-label={words.name} className={styles.groups}>
      {listGroups.map(({ title, lists }) => (
        <div key={title}>
          <p className={styles.groupTitle}>{title}</p>
          <ul className={styles.links}>
            {lists.map((list) => (
              <li key={list}>
                <Link
                  href={workListPath(list)}
                  className={styles.link}
                  aria-current={list === shown ? 'page' : undefined}
                >
                  {listTitle(list)} <span className={styles.count}>{countText(countOf(list, data))}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function countOf(list: ListId, counts: CountStaffOrders200 | null): number | undefined {
  return list === heldUpList ? counts?.heldUp : counts?.counts[list];
}

function OneList({ list }: { readonly list: ListId }) {
  return (
    <PagedRows
      list={useStaffOrders(list)}
      loadingLabel={words.loading}
      hasPictures
      empty={<EmptyState title={words.nothing}>{emptyText(list)}</EmptyState>}
      row={(order) => <OrderRow key={order.id} order={order} />}
    />
  );
}
