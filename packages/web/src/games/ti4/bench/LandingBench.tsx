import { useState } from 'react';
import { OddsLine } from '../../../odds/OddsLine.tsx';
import { Said } from '../../bench/Choice.tsx';
import { Stepper } from '../../bench/Stepper.tsx';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { byStrength } from '../board/content.ts';
import { type PlanetId, tablesOf, viewOf } from '../model.ts';
import { landed } from '../odds/where.ts';
import { useWords } from '../words.ts';
import {
  allOn,
  askedToLand,
  defenders,
  type Landing,
  land,
  landers,
  landingKey,
  planetsLeft,
  planetsToLandOn,
  usualLanding,
} from './landing.ts';

/** The planets of the active system side by side, with who holds them; what can be done to each stands below it. */
export function LandingBench(props: BenchProps) {
  const isLanding = props.decision.prompt.key === 'ti4.commit';
  return isLanding ? <Landings {...props} /> : <Attacks {...props} />;
}

/** Which planet is bombarded, or fought for next; the custodians. */
function Attacks(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const [view, seat] = [viewOf(props), props.seat ?? 0];
  const onPlanets = decision.options.filter((option) => option.target?.startsWith('planet:'));
  const planetOf = (target = '') => target.slice('planet:'.length) as PlanetId;
  const [best] = onPlanets.toSorted(
    (a, b) => defenders(view, seat, planetOf(b.target)) - defenders(view, seat, planetOf(a.target)),
  );
  const isCustodians = decision.prompt.key === 'ti4.remove-custodians?';
  const isBombing = decision.prompt.key.startsWith('ti4.bombard') || decision.prompt.key === 'ti4.use-bombardment';
  useMain(
    props.onMain,
    best && (isCustodians || isBombing)
      ? {
          label: isCustodians
            ? props.say(best.label)
            : words('landing.bombard', { planet: `planet/${planetOf(best.target)}` }),
          act: () => answer([best.id]),
          option: best.id,
        }
      : null,
  );
  return (
    <div className="bench ti4-landing">
      {planetsToLandOn(view, tablesOf(props)).map((id) => (
        <PlanetColumn key={id} props={props} id={id}>
          {!isCustodians &&
            onPlanets
              .filter(({ target }) => planetOf(target) === id)
              .map((option) => <Said key={option.id} props={props} option={option} />)}
        </PlanetColumn>
      ))}
    </div>
  );
}

/** How many land where; all of it is sent at once. */
function Landings(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const [view, tables, seat] = [viewOf(props), tablesOf(props), props.seat ?? 0];
  const asked = askedToLand(decision);
  const [chosen, setChosen] = useState<{ readonly at: number; readonly landing: Landing } | null>(null);
  const landing: Landing =
    chosen?.at === decision.at ? chosen.landing : asked ? usualLanding(view, tables, seat, asked) : new Map();
  const left = asked ? planetsLeft(view, tables, asked) : [];
  const count = [...landing.values()].reduce((sum, each) => sum + each, 0);
  useMain(props.onMain, { label: words('landing.main', { count }), act: () => answer(land(landing)) });
  return (
    <div className="bench ti4-landing">
      {planetsToLandOn(view, tables).map((id) => (
        <PlanetColumn key={id} props={props} id={id}>
          {asked && left.includes(id) && (
            <>
              {landers(view, seat, asked).map(({ type, count: all }) => {
                const value = landing.get(landingKey(id, type)) ?? 0;
                const others = left.reduce((sum, each) => sum + (landing.get(landingKey(each, type)) ?? 0), 0) - value;
                return (
                  <div key={type} className="bench-line">
                    <UnitIcon name={type} size={18} colour={props.players[seat]?.colour} />
                    <Stepper
                      label={`unit-type/${type}`}
                      value={value}
                      most={all - others}
                      onChange={(next) =>
                        setChosen({ at: decision.at, landing: new Map(landing).set(landingKey(id, type), next) })
                      }
                    />
                  </div>
                );
              })}
              <OddsLine battle={landed(props, id, landing.get(landingKey(id, 'infantry')) ?? 0)} isPlain />
              <button type="button" className="ti4-link" onClick={() => answer(land(allOn(view, seat, asked, id)))}>
                {words('landing.all')}
              </button>
            </>
          )}
        </PlanetColumn>
      ))}
    </div>
  );
}

interface ColumnProps {
  readonly props: BenchProps;
  readonly id: PlanetId;
  readonly children?: React.ReactNode;
}

function PlanetColumn({ props, id, children }: ColumnProps) {
  const planet = viewOf(props).planets[id];
  return (
    <section className="ti4-landing-planet">
      <h4 className="ti4-side-name">
        {planet?.owner !== null && planet && <GlyphIcon player={props.players[planet.owner]} size={10} />}
        <span>{props.name(`planet/${id}`)}</span>
        <small>
          {planet?.resources} / {planet?.influence}
        </small>
      </h4>
      {[...(planet?.units ?? [])].sort(byStrength).map(({ seat, type, count }) => (
        <span key={`${seat} ${type}`} className="ti4-landing-units">
          <UnitIcon name={type} size={18} colour={props.players[seat]?.colour} />
          {count} {props.name(`unit-type/${type}`, { count })}
        </span>
      ))}
      {children}
    </section>
  );
}
