import { type ComponentProps, type ReactNode, useId } from 'react';
import type { LinkComponent } from '../../../link.ts';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import { SpinnerGlyph } from '../../private/SpinnerGlyph/SpinnerGlyph.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

type Looks = {
  children: ReactNode;
  /** `main` is orange, once per screen; `ink` outlined in ink; `quiet` (the default) in grey; `plain` underlined. */
  tone?: 'main' | 'ink' | 'quiet' | 'plain' | 'critical' | undefined;
  /** `compact` is 44 px high rather than 48. */
  size?: 'normal' | 'compact' | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  /** Second line in 13 px, such as the amount. */
  detail?: ReactNode | undefined;
  icon?: IconName | undefined;
};

type NativeButton = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'disabled'>;

type PressButton = Looks &
  NativeButton & {
    href?: undefined;
    /** Names the work in progress for screen readers. Meanwhile the button shows a turning ring and ignores presses. */
    loadingLabel?: string | undefined;
    /** Why it cannot be pressed now. The button stays focusable, so the reason can be reached and read. */
    disabledReason?: string | undefined;
  };

type LinkButton = Looks & {
  href: string;
  link?: LinkComponent | undefined;
  target?: '_blank' | undefined;
  rel?: string | undefined;
  'aria-label'?: string | undefined;
};

export type ButtonProps = PressButton | LinkButton;

/** The thing to press: a `<button>`, or with `href` a link that looks like one. 48 px high. */
export function Button(props: ButtonProps) {
  if (props.href === undefined) return <Press {...props} />;
  const { children, tone, size, wide, detail, icon, ...anchor } = props;
  return (
    <Anchor {...anchor} className={styles.button({ tone, size, wide })}>
      <Content detail={detail} icon={icon}>
        {children}
      </Content>
    </Anchor>
  );
}

function Press(props: PressButton) {
  const {
    children,
    tone,
    size,
    wide,
    detail,
    icon,
    loadingLabel,
    disabledReason,
    type = 'button',
    onClick,
    ...rest
  } = props;
  const reasonId = useId();
  const loading = loadingLabel !== undefined;
  const blocked = loading || disabledReason !== undefined;
  const button = (
    <button
      {...rest}
      // A blocked button never submits, with or without scripts: aria-disabled alone would not stop it.
      type={blocked ? 'button' : type}
      onClick={blocked ? undefined : onClick}
      aria-disabled={blocked || rest['aria-disabled']}
      aria-busy={loading || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={styles.button({ tone, size, wide })}
    >
      {loading && <SpinnerGlyph />}
      <Content detail={detail} icon={loading ? undefined : icon}>
        {children}
      </Content>
      {loading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={styles.wrapper({ wide })}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}

function Content({ children, detail, icon }: Pick<Looks, 'children' | 'detail' | 'icon'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>
        {children}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
}
