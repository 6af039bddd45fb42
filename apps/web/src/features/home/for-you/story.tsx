import { checklistOf } from '@suki/domain/inspection/checklist';
import type { ItemCard } from '@suki/sdk/types';
import { Page } from '@suki/ui/foundations/Page/Page';
import { artFactsOf } from '../../../catalogue/art-facts.ts';
import { viewAddress } from '../../../catalogue/picture.ts';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import * as styles from './bands.css.ts';
import { forYouTexts } from './for-you.texts.ts';
import { Picture } from './picture.tsx';

const texts = forYouTexts.story;

/** One story: how a fake gives itself away, with the places on a picture. */
export function Story({ item }: { readonly item: ItemCard }) {
  const view = item.art.views.find((each) => each.view === 'detail') ?? item.art.views[0];
  return (
    <section aria-labelledby="story" className={styles.story}>
      <Page>
        <div className={styles.storyPage}>
          <div className={styles.storyFrame}>
            <Picture
              art={artFactsOf(item.art)}
              view={view === undefined ? null : viewAddress(item.art, view.view)}
              room="page"
              sizes="(min-width: 900px) 568px, 92vw"
              className={styles.storyArt}
            />
            {/* The places are those of our drawings; a photograph has others. */}
            {view?.view === 'detail' &&
              texts.points.map(({ id }, index) => (
                <span key={id} aria-hidden="true" className={styles.pins[index as keyof typeof styles.pins]}>
                  {index + 1}
                </span>
              ))}
          </div>
          <div>
            <p className={styles.storyKicker}>{texts.kicker}</p>
            <h2 id="story" className={styles.storyTitle}>
              {texts.title}
            </h2>
            <ol>
              {texts.points.map(({ id, lead, text }, index) => (
                <li key={id} className={styles.storyPoint}>
                  <span className={styles.storyNumber}>{index + 1}</span>
                  <span>
                    <b>{lead}</b> {text}
                  </span>
                </li>
              ))}
            </ol>
            <p className={styles.storyEnd}>{texts.end(checklistOf('shoes').points.length)}</p>
            <PageLink href={paths.inspection} className={styles.storyLink}>
              {texts.more}
            </PageLink>
          </div>
        </div>
      </Page>
    </section>
  );
}
