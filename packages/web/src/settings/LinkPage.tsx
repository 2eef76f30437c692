import { useCallback } from 'react';
import { followLink } from '../api/calls.ts';
import { Page } from '../app/Page.tsx';
import { addressOf } from '../app/router.ts';
import { useText } from '../app/text.ts';
import { Link } from '../parts/Link.tsx';
import { Loading, Trouble } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';

/**
 * Where a link in a message leads: opening it is all that one has to do. It is the page that acts and not its address, because
 * programs that look links in letters over would act, too.
 */
export function LinkPage({ linkKey }: { readonly linkKey: string }) {
  const text = useText();
  const { value, error, reload } = useLoaded(useCallback(() => followLink(linkKey), [linkKey]));
  return (
    <Page title={text('told.title')}>
      <div className="narrow">
        {error !== null ? <Trouble error={error} onRetry={reload} /> : value === null && <Loading />}
        {value !== null && <p role="status">{text(value.done === 'off' ? 'told.link.off' : 'told.link.confirmed')}</p>}
        <p>
          <Link href={addressOf({ screen: 'settings' })}>{text('nav.settings')}</Link>
        </p>
      </div>
    </Page>
  );
}
