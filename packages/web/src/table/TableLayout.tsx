import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Mark } from '../app/Page.tsx';
import { useText } from '../app/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { phone, useMedia } from '../parts/useMedia.ts';
import { Sheet } from './Sheet.tsx';

interface TableLayoutProps {
  readonly title: string;
  readonly players: ReactNode;
  /** Buttons at the right of the top. */
  readonly tools: ReactNode;
  /** One line for the top of a phone. */
  readonly status: string;
  readonly board: ReactNode;
  readonly common: ReactNode;
  /** What of the common table should be seen now; null when nothing should. */
  readonly commonMatter: string | null;
  /** The decision bar, or the controls of a replay. */
  readonly bar: ReactNode;
  /** Whether the bar wants attention: a phone then shows more of it. */
  readonly isUrgent: boolean;
  /** Null for those without a seat. */
  readonly mine: ReactNode | null;
  readonly isMineShown: boolean;
  readonly onMineShown: (shown: boolean) => void;
  readonly drawer: ReactNode | null;
  /** Above everything: the state of the line, notices. */
  readonly banners: ReactNode;
}

/** Where things are: the board is the hero, everything else stands around it. */
export function TableLayout(props: TableLayoutProps) {
  const isPhone = useMedia(phone);
  return isPhone ? <PhoneLayout {...props} /> : <DesktopLayout {...props} />;
}

function DesktopLayout(props: TableLayoutProps) {
  const { title, players, tools, board, common, commonMatter, bar, mine, isMineShown, onMineShown, drawer, banners } =
    props;
  const text = useText();
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    if (commonMatter !== null) aside.current?.scrollTo(0, 0);
  }, [commonMatter]);
  return (
    <div className="table">
      <Top tools={tools}>{players}</Top>
      <BoardPart {...{ title, board, banners }} />
      <aside ref={aside} className="table__common" aria-label={text('table.common')}>
        <h2 className="visually-hidden">{text('table.common')}</h2>
        {common}
      </aside>
      <div className="table__bar">{bar}</div>
      {mine !== null && (
        <section className={`table__mine ${isMineShown ? '' : 'table__mine--hidden'}`} aria-label={text('table.area')}>
          <button
            type="button"
            className="table__fold"
            aria-expanded={isMineShown}
            aria-label={text(isMineShown ? 'table.area.hide' : 'table.area.show')}
            onClick={() => onMineShown(!isMineShown)}
          >
            <Icon name={isMineShown ? 'down' : 'up'} />
          </button>
          <h2 className="visually-hidden">{text('table.area')}</h2>
          {isMineShown && mine}
        </section>
      )}
      {drawer}
    </div>
  );
}

interface TopProps {
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The way home, what everybody should see, and the tools. */
function Top({ tools, children }: TopProps) {
  const text = useText();
  return (
    <header className="table__top">
      <Link href="/" className="table__home" aria-label={text('app.home')}>
        <Mark />
      </Link>
      {children}
      <div className="table__tools">{tools}</div>
    </header>
  );
}

function BoardPart({ title, board, banners }: Pick<TableLayoutProps, 'title' | 'board' | 'banners'>) {
  return (
    <main className="table__board">
      <h1 className="visually-hidden">{title}</h1>
      {board}
      {banners}
    </main>
  );
}

type PhoneTab = 'mine' | 'common' | 'players';

function PhoneLayout(props: TableLayoutProps) {
  const { title, players, tools, status, board, common, commonMatter, bar, isUrgent, mine, drawer, banners } = props;
  const text = useText();
  const [chosen, setChosen] = useState<PhoneTab>(mine === null ? 'players' : 'mine');
  useEffect(() => {
    if (commonMatter === null) return;
    setChosen('common');
    return () => setChosen((before) => (before === 'common' ? 'mine' : before));
  }, [commonMatter]);
  const all: readonly { readonly id: PhoneTab; readonly label: string }[] = [
    { id: 'mine', label: text('table.mine') },
    { id: 'common', label: text('table.common') },
    { id: 'players', label: text('table.players') },
  ];
  const tab = mine === null && chosen === 'mine' ? 'players' : chosen;
  return (
    <div className="table table--phone">
      <Top tools={tools}>
        <p className="table__status">{status}</p>
      </Top>
      <BoardPart {...{ title, board, banners }} />
      <aside className="table__tabs" aria-label={text('table.label')}>
        <Tabs
          isSwipeable
          label={text('table.label')}
          tabs={mine === null ? all.slice(1) : all}
          chosen={tab}
          onChoose={setChosen}
        >
          <h2 className="visually-hidden">{all.find(({ id }) => id === tab)?.label}</h2>
          {{ mine, common, players }[tab]}
        </Tabs>
      </aside>
      <Sheet isUrgent={isUrgent}>{bar}</Sheet>
      {drawer}
    </div>
  );
}
