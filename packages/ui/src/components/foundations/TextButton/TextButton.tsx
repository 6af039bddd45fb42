import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../css/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { textLink } from '../TextLink/TextLink.css.ts';
import { textButton } from './TextButton.css.ts';

export type TextButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  children: ReactNode;
  size?: 'inherit' | 'label' | undefined;
  icon?: IconName | undefined;
};

/** Looks like a TextLink beside its icon, but does something here instead of leading elsewhere. */
export function TextButton({ children, size, icon, type = 'button', ...rest }: TextButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(textLink({ size, underline: icon === undefined }), textButton)}>
      {icon && <Icon name={icon} size={icon === 'pause' || icon === 'play' ? 16 : 20} />}
      {children}
    </button>
  );
}
