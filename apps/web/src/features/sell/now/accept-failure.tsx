import type { SukiError } from '@suki/sdk/errors';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { IntoView } from '../../../shell/page/into-view.client.tsx';
import { goneNews } from './sell-now.view-model.ts';

/** The reason why the bid was not accepted; when the bid is gone, with the new highest one. */
export function AcceptFailure({ error }: { readonly error: SukiError | null }) {
  const news = goneNews(error);
  if (news === null) {
    return <CommandFailure error={error} />;
  }
  return (
    <IntoView cause={error}>
      <Text tone="critical" measure>
        {news}
      </Text>
    </IntoView>
  );
}
