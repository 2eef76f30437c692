/** A table as one static page, for looking at its drawings without a server. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import type { GameRenderer } from '../src/games/renderer.ts';
import { type Position, propsOf } from './props.ts';

/** Tells the board how many of its units a pixel is, as the stage does. */
const sizing = `const board = document.querySelector('main svg');
const tell = () => board.style.setProperty('--units-per-pixel', Math.max(board.viewBox.baseVal.width / board.clientWidth, board.viewBox.baseVal.height / board.clientHeight));
addEventListener('resize', tell);
tell();`;

export function page(
  { Board, Common, MyArea, PlayerStrip, boardBox }: GameRenderer,
  described: Parameters<typeof propsOf>[0],
  position: Position,
  styles: string,
): string {
  const props = propsOf(described, position);
  const { x, y, width, height } = boardBox(props.view);
  const body = renderToStaticMarkup(
    <IntlProvider locale="en">
      <div className="preview">
        <header>
          {props.players.map((player, seat) => (
            <div className="panel" key={player.glyph}>
              <span style={{ color: player.colour }}>{`${player.glyph} `}</span>
              {player.name}
              <PlayerStrip {...props} player={seat} />
            </div>
          ))}
        </header>
        <main>
          <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
            <Board {...props} />
          </svg>
        </main>
        <aside>
          <Common {...props} />
        </aside>
        <footer>
          <MyArea {...props} />
        </footer>
      </div>
    </IntlProvider>,
  );
  return `<!doctype html><html lang="en" data-motion="reduced"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${styles}
.preview{display:grid;height:100vh;grid-template:auto 1fr auto / 1fr 372px;grid-template-areas:'h h' 'm a' 'f f'}
.preview header{grid-area:h;display:flex;gap:8px;padding:8px}.preview header>.panel{flex:1;min-width:0;padding:6px 10px}
.preview main{grid-area:m;min-height:0;min-width:0}.preview main svg{width:100%;height:100%;display:block}
.preview aside{grid-area:a;padding:8px 12px;overflow:auto;border-left:1px solid var(--line)}
.preview footer{grid-area:f;padding:8px 12px;border-top:1px solid var(--line);max-height:218px;overflow:auto}
@media (max-width:700px){.preview{display:block;height:auto}.preview header{flex-wrap:wrap}.preview header>.panel{flex:1 1 100%}.preview footer{max-height:none}.preview aside{border:0}}
</style><body>${body}<script>${sizing}</script></body></html>`;
}
