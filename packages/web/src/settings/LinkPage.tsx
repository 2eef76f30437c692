import type { LinkFace } from '@orrery/server/protocol';
import { useCallback } from 'react';
import { followLink } from '../api/calls.ts';
import { Lost } from '../app/Lost.tsx';
import { Page } from '../app/Page.tsx';
import { addressOf } from '../app/router.ts';
import { useText } from '../app/text.ts';
import { Link } from '../parts/Link.tsx';
import { Loading } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { endPush } from './push.ts';

/**
 * Where a link in a message leads: opening it is all that one has to do. It is the page that acts and not its address, because
 * programs that look links in letters over would act, too.
 */
export function LinkPage({ linkKey }: { readonly linkKey: string }) {
  const text = useText();
  const { value, error, reload } = useLoaded(useCallback(() => followOnce(linkKey), [linkKey]));
  const title = text('told.title');
  if (error !== null) return <Lost what="link" error={error} onRetry={reload} />;
  return (
    <Page title={title}>
      {value === null ? (
        <Loading />
      ) : (
        <div className="centred" role="status">
          <h1>{title}</h1>
          <p>{text(value.done === 'off' ? 'told.link.off' : 'told.link.confirmed')}</p>
          <div className="centred__ways">
            <Link href={addressOf({ screen: 'settings' })} className="button">
              {text('nav.settings')}
            </Link>
            <Link href="/" className="button">
              {text('app.toHome')}
            </Link>
          </div>
        </div>
      )}
    </Page>
  );
}

/**
 * Whoever goes back to this page, or whose browser opens it again, does not mean it again: what it has done is kept with its
 * place in the history, which a link that is clicked anew does not have.
 */
async function followOnce(key: string): Promise<LinkFace> {
  const { followed } = (history.state ?? {}) as { followed?: LinkFace };
  if (followed) return followed;
  const done = await followLink(key);
  history.replaceState({ followed: done }, '');
  if (done.channel === 'push') await endPush().catch(() => {}); // so that the switch says so, too
  return done;
}
