import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from '../app/router.ts';

/** A link to one of our screens, followed without reloading. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const wantsOwnWay = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || wantsOwnWay) return;
    event.preventDefault();
    navigate(href);
    scrollTo(0, 0);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
