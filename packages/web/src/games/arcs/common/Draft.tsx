import type { RendererProps } from '../../renderer.ts';
import { CourtCardFace } from '../art/CourtCard.tsx';
import { cardHint, labelOf } from '../hints.ts';
import { cardEmblem, courtCardOf, tablesOf, viewOf } from '../model.ts';
import { Spot } from '../Spot.tsx';
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
    <section key={title} className="arcs-block">
      <h2 className="arcs-title">{title}</h2>
      <div className="arcs-court-row is-open">
        {ids.map((id) => (
          <OpenCard key={id} props={props} id={id} />
        ))}
      </div>
    </section>
  ));
}

/** A card with its whole text. */
function OpenCard({ props, id }: { readonly props: RendererProps; readonly id: string }) {
  const words = useWords();
  const tables = tablesOf(props);
  const hint = cardHint(props, words, tables, id);
  return (
    <Spot
      touchable={props}
      target={`card:${id}`}
      label={labelOf(hint)}
      hint={hint}
      className="arcs-court-card is-open"
      isReadable
    >
      <CourtCardFace card={courtCardOf(tables, id)} emblem={cardEmblem(tables, id)} title={props.name(id)}>
        <span className="arcs-court-text">{props.text(id)}</span>
      </CourtCardFace>
    </Spot>
  );
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
