import { Link } from '../parts/Link.tsx';
import { Page } from './Page.tsx';
import { useText } from './text.ts';

/** An address that is none of ours, or not whole. */
export function Missing({ of }: { readonly of: 'table' | 'replay' | null }) {
  const text = useText();
  return (
    <Page title={text('app.name')}>
      <div className="centred">
        <h1>{text(of === null ? 'app.missing' : `lost.${of}`)}</h1>
        {of !== null && <p>{text('app.missing.part')}</p>}
        <Link href="/" className="button">
          {text('app.toHome')}
        </Link>
      </div>
    </Page>
  );
}
