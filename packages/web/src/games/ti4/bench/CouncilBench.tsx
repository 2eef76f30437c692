import type { WireOption } from '@orrery/server/protocol';
import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { type PlanetId, viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';
import { castVotes, outcomeName, type Tally, tallies, votingPlanets } from './council.ts';

/** The agenda, what everybody has voted or still could, and its outcomes; one is chosen and voted for with all planets, or with some. */
export function CouncilBench(props: BenchProps) {
  return (
    <div className="bench ti4-council" data-region="council">
      <Agenda {...props} />
      {props.decision.prompt.key === 'ti4.cast-votes' ? (
        <Planets key={props.decision.at} {...props} />
      ) : (
        <Outcomes key={props.decision.at} {...props} />
      )}
    </div>
  );
}

/** What is voted on, and by whom. */
function Agenda(props: BenchProps) {
  const { agenda } = viewOf(props);
  return (
    agenda && (
      <>
        {props.decision.prompt.args?.agenda === undefined && (
          <h3 className="ti4-bench-title">{props.name(`agenda/${agenda.id}`)}</h3>
        )}
        <p className="ti4-card-text">{props.text(`agenda/${agenda.id}`)}</p>
        <Voters {...props} />
      </>
    )
  );
}

/** The agenda with what stands so far, while something else is asked. */
export function AgendaSoFar(props: BenchProps) {
  return (
    <div className="bench ti4-council" data-region="council">
      <Agenda {...props} />
      {tallies(viewOf(props))
        .filter(({ votes, predictions }) => votes + predictions.length > 0)
        .map((tally) => (
          <div key={tally.outcome} className="ti4-outcome ti4-line">
            <OutcomeRow props={props} name={outcomeName(props, tally.outcome)} tally={tally} />
          </div>
        ))}
    </div>
  );
}

/** Who has cast how many votes, and who could still cast how many. */
function Voters(props: BenchProps) {
  const words = useWords();
  const { agenda, outlook } = viewOf(props);
  return (
    <ul className="ti4-voters">
      {props.players.map((player, seat) => {
        const cast = agenda?.votes.find((each) => each.seat === seat);
        const may = outlook?.votes?.[seat] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} className={seat === props.seat ? 'is-me' : ''} title={player.name}>
            <GlyphIcon player={player} size={11} />
            <b>{cast ? cast.votes : may}</b>
            <small>{words(cast ? 'council.cast' : 'council.may')}</small>
          </li>
        );
      })}
    </ul>
  );
}

const outcomeOf = ({ id }: WireOption) => id.slice(id.indexOf(':') + 1);

function Outcomes(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const view = viewOf(props);
  const [chosen, setChosen] = useState<string | null>(null);
  const counted = tallies(view);
  const options = decision.options.filter(({ id }) => isOutcome(id));
  const option = options.find(({ id }) => id === chosen);
  const isVote = decision.prompt.key === 'ti4.vote';
  const count = view.outlook?.votes?.[props.seat ?? 0] ?? 0;
  const send = () => {
    if (option) answer(isVote ? castVotes(outcomeOf(option), 'all') : [option.id]);
  };
  useMain(
    props.onMain,
    options.length === 0
      ? null
      : option
        ? {
            label: words(isVote ? 'council.main' : 'council.choose', { count, outcome: option.label }),
            act: send,
            ...(!isVote && { option: option.id }),
          }
        : { label: words('council.none'), act: send, why: '' },
  );
  return (
    <>
      {options.map((each) => (
        <Choice
          key={each.id}
          option={each}
          className="is-row ti4-outcome"
          isChosen={each.id === chosen}
          onClick={() => setChosen(each.id)}
        >
          <OutcomeRow
            props={props}
            name={props.say(each.label)}
            tally={counted.find(({ outcome }) => outcome === outcomeOf(each))}
          />
        </Choice>
      ))}
      {isVote && option && (
        <button type="button" className="ti4-link" onClick={() => answer([option.id])}>
          {words('council.some')}
        </button>
      )}
    </>
  );
}

interface RowProps {
  readonly props: BenchProps;
  readonly name: string;
  readonly tally: Tally | undefined;
}

function OutcomeRow({ props, name, tally }: RowProps) {
  const words = useWords();
  const { seats = [], predictions = [], votes = 0 } = tally ?? {};
  return (
    <>
      <span>
        {name}
        {predictions.map(({ seat, source }) => (
          <small key={`${seat} ${source}`}>
            {words('council.predicts', {
              player: seat === props.seat ? message('council.you') : `seat/${seat}`,
              by: source,
            })}
          </small>
        ))}
        {votes > 0 && (
          <i className="ti4-tally" aria-hidden="true">
            {seats.map((each) => (
              <i key={each.seat} style={{ flexGrow: each.votes, background: props.players[each.seat]?.colour }} />
            ))}
          </i>
        )}
      </span>
      <b>{votes}</b>
    </>
  );
}

/** The planets that vote: all, unless some are left out. */
function Planets(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const planets = votingPlanets(decision);
  const [kept, setKept] = useState<ReadonlySet<PlanetId>>(new Set());
  const voting = planets.filter(({ planet }) => !kept.has(planet));
  const before = Number(decision.prompt.args?.votes ?? 0);
  const count = voting.reduce((sum, { votes }) => sum + votes, before);
  const isPossible = voting.length > 0 || decision.options.some(({ id }) => id === 'done');
  const toggle = (planet: PlanetId) => {
    const next = new Set(kept);
    if (!next.delete(planet)) next.add(planet);
    setKept(next);
  };
  useMain(props.onMain, {
    label: words('council.cast-all', { count }),
    act: () => answer(castVotes(null, new Set(voting.map(({ planet }) => planet)))),
    ...(!isPossible && { why: words('council.one') }),
  });
  return (
    <div className="ti4-voting">
      {planets.map(({ planet, votes }) => (
        <Choice
          key={planet}
          option={{ id: `exhaust:${planet}`, target: `planet:${planet}` }}
          isChosen={!kept.has(planet)}
          onClick={() => toggle(planet)}
        >
          <Icon name="influence" size={12} />
          <b>{votes}</b> {props.name(`planet/${planet}`)}
        </Choice>
      ))}
    </div>
  );
}

const isOutcome = (id: string) => /^(vote|predict|decide):/.test(id);

/** Which options stand on the bench itself, or are what its main button does with all planets, or none. */
export const isShownInCouncil = (id: string): boolean => isOutcome(id) || id.startsWith('exhaust:') || id === 'done';
