import type { RendererProps } from '../../renderer.ts';
import { CardSpot } from '../CardSpot.tsx';
import { tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** Leaders and lore that lie open for the draft, and cards to choose from that lie nowhere else. */
export function Draft(props: RendererProps) {
  const words = useWords();
  const { draft } = viewOf(props);
  const rows = [
    { title: words('draft.leader'), ids: draft?.leaders ?? [] },
    { title: words('draft.lore'), ids: draft?.lore ?? [] },
    { title: words('draft.offered'), ids: offeredOnly(props) },
  ].filter(({ ids }) => ids.length > 0);
  return rows.map(({ title, ids }) => (
    <section key={title} className="drawn-block">
      <h2 className="drawn-title">{title}</h2>
      <div className="arcs-court-row is-open">
        {ids.map((id) => (
          <CardSpot key={id} props={props} id={id} className="is-open">
            <span className="arcs-court-text">{props.text(`card/${id}`)}</span>
          </CardSpot>
        ))}
      </div>
    </section>
  ));
}

/** Cards that options are about and that are drawn neither in the Court nor with a player nor in the draft. */
function offeredOnly(props: RendererProps): string[] {
  const { court, players, draft } = viewOf(props);
  const { courtCards, leaders, lore } = tablesOf(props);
  const shown = new Set<string>([
    ...court.row.flatMap((slot) => (slot ? [slot.card] : [])),
    ...court.resolving,
    ...players.flatMap((player) => [...player.guilds.map(({ id }) => id), ...player.lore, player.leader ?? '']),
    ...(draft?.leaders ?? []),
    ...(draft?.lore ?? []),
  ]);
  return [...courtCards, ...leaders, ...lore]
    .map(({ id }) => id)
    .filter((id) => props.targets.has(`card:${id}`) && !shown.has(id));
}
