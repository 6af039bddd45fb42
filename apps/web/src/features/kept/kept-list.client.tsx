'use client';
import type { List } from '@suki/sdk/list';
import { Button } from '@suki/ui/foundations/Button/Button';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { ShowMore } from '../../shell/page/show-more.client.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { keptTexts } from './kept.texts.ts';

export type KeptListProps<Row> = {
  readonly list: List<Row>;
  readonly skeleton: ReactNode;
  /** Title and text of the list without entries. */
  readonly empty: readonly [title: string, text: string];
  /** The way on from the list without entries; to the home page by default. */
  readonly action?: { readonly href: string; readonly label: string };
  readonly children: (rows: readonly Row[]) => ReactNode;
};

const lookAround = { href: paths.home, label: keptTexts.shop };

/** A list of what one keeps in each of its states. */
export function KeptList<Row>({ list, skeleton, empty, action = lookAround, children }: KeptListProps<Row>) {
  if (list.isLoading) return skeleton;
  if (list.error !== null && list.items.length === 0) return <LoadFailed error={list.error} onRetry={list.reload} />;
  if (list.items.length === 0) {
    const [title, text] = empty;
    return (
      <EmptyState
        title={title}
        action={
          <Button href={action.href} link={PageLink} tone="ink">
            {action.label}
          </Button>
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      {children(list.items)}
      <div>
        <ShowMore list={list} />
      </div>
    </>
  );
}
