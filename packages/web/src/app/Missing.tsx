import { Link } from '../parts/Link.tsx';
import { Page } from './Page.tsx';
import { useText } from './text.ts';

export function Missing() {
  const text = useText();
  return (
    <Page title={text('app.name')}>
      <div className="centred">
        <h1>{text('app.missing')}</h1>
        <Link href="/" className="button">
          {text('app.toHome')}
        </Link>
      </div>
    </Page>
  );
}
