import { formatMoment } from '@suki/domain/time/format-moment';
import { useCatalogueChanges } from '@suki/sdk/hooks/staff/catalogue';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { ListPage } from '../../shell/list-page.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { catalogueItemPath } from '../../shell/paths.ts';
import { deskTexts, historyTexts as words } from './catalogue.texts.ts';
import { DeskPages } from './desk-pages.tsx';
import { changeLines, subjectLine } from './history.view-model.ts';

/** Every change at the desk: who, when, why, before and after. */
export function CatalogueHistory() {
  return (
    <ListPage title={deskTexts.history} intro={words.intro} above={<DeskPages />}>
      <PagedRows
        list={useCatalogueChanges()}
        loadingLabel={words.loading}
        empty={words.empty}
        row={(line) => (
          <Row key={line.id}>
            {line.itemId === null ? (
              <Text weight="bold">{subjectLine(line)}</Text>
            ) : (
              <TextLink href={catalogueItemPath(line.itemId)} link={OpsLink}>
                {subjectLine(line)}
              </TextLink>
            )}
            {changeLines(line).map((text) => (
              <Text key={text} measure>
                {text}
              </Text>
            ))}
            <Text size="label" tone="soft">
              {[line.byName ?? words.someone, formatMoment(new Date(line.at)), line.reason]
                .filter((part) => part !== null)
                .join(', ')}
            </Text>
          </Row>
        )}
      />
    </ListPage>
  );
}
