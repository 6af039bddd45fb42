import { Search } from '@suki/ui/foundations/Search/Search';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { readServiceFigures } from '../../../catalogue/catalogue.server.ts';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { keywordPath, paths } from '../../../shell/paths.ts';
import { statsOf } from '../../figures/service-figures.view-model.ts';
import { homeTexts } from '../home.texts.ts';
import { forYouTexts as texts } from './for-you.texts.ts';
import * as styles from './front.css.ts';

/** Words that are offered beside the sentence. */
const TRIES = 4;

/** One sentence of what Suki is, where to search, and the figures that back it. */
export async function Say({ keywords }: { readonly keywords: readonly string[] }) {
  const figures = await readServiceFigures();
  return (
    <div className={styles.say}>
      <h1 className={styles.title}>{homeTexts.promise}</h1>
      {/* At a desk the field stands in the header. */}
      <div className={styles.search}>
        <Search action={paths.search} name="keyword" label={texts.search} placeholder={texts.placeholder} />
      </div>
      <p className={styles.text}>{homeTexts.promiseText}</p>
      {keywords.length > 0 && (
        <p className={styles.tries}>
          {texts.tries}
          {keywords.slice(0, TRIES).map((keyword) => (
            <TextLink key={keyword} href={keywordPath(keyword)} link={PageLink} size="label">
              {keyword}
            </TextLink>
          ))}
        </p>
      )}
      {figures !== null && (
        <dl className={styles.figures}>
          {statsOf(figures).map(({ name, value }) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.figureName}>{name}</dt>
              <dd className={styles.figureValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
