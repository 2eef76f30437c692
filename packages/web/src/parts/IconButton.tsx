import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps {
  readonly icon: IconName;
  /** Its name, also shown when it is pointed at. */
  readonly label: string;
  readonly onClick: () => void;
  readonly className?: string;
  /** For a button that stays down. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onBlur?: () => void;
  readonly children?: ReactNode;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, onClick, className = '', isPressed, isDisabled = false, onBlur, children } = props;
  return (
    <button
      type="button"
      className={`button button--icon ${className}`}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      onBlur={onBlur}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
