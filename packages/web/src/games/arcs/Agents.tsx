import { GlyphIcon } from '../drawing/Glyph.tsx';
import type { RendererProps } from '../renderer.ts';
import { useWords } from './words.ts';

/** Whose agents lie on a Court card. */
export function Agents({ props, agents }: { readonly props: RendererProps; readonly agents: readonly number[] }) {
  const words = useWords();
  if (agents.every((count) => count === 0)) return <span className="arcs-muted">{words('court.noAgents')}</span>;
  return (
    <span className="arcs-agents">
      {agents.map(
        (count, seat) =>
          count > 0 && (
            <span key={props.players[seat]?.glyph} className="arcs-agent">
              <GlyphIcon player={props.players[seat]} size={10} />
              {count}
            </span>
          ),
      )}
    </span>
  );
}
