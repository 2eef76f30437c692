import { useEffect, useState } from 'react';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { placesForTiles, type TilePlan } from './tiles.ts';

/** My tiles as a list; the places where the chosen one may go glow on the board. */
export function TileBench(props: BenchProps) {
  const words = useWords();
  const { decision, setPlan } = props;
  const tables = tablesOf(props);
  const tiles = [...new Set(placesForTiles(decision.options).map(({ tile }) => tile))];
  const [wanted, setWanted] = useState<string | null>(null);
  const tile = wanted !== null && tiles.includes(wanted) ? wanted : (tiles[0] ?? null);
  useEffect(() => {
    setPlan(tile === null ? null : ({ kind: 'tile', tile } satisfies TilePlan));
    return () => setPlan(null);
  }, [setPlan, tile]);
  useMain(props.onMain, null);
  return (
    <div className="bench ti4-choices">
      {tiles.map((id) => {
        const { planets, wormholes, anomaly } = tables.systems[id as keyof typeof tables.systems];
        const worths = planets.map((planet) => {
          const { resources, influence } = tables.planets[planet];
          return words('planet.worth', { planet: `planet/${planet}`, resources, influence });
        });
        const others = [
          ...(anomaly ? [props.name(`anomaly/${anomaly}`)] : []),
          ...wormholes.map((each) => words('system.wormhole', { wormhole: `wormhole/${each}` })),
        ];
        return (
          <button
            key={id}
            type="button"
            className={`bench-option is-row ti4-choice${id === tile ? ' is-chosen' : ''}`}
            aria-pressed={id === tile}
            onClick={() => setWanted(id)}
          >
            <span>
              <b>{props.name(`system/${id}`)}</b>
              {[...worths, ...others].map((line) => (
                <small key={line}>{line}</small>
              ))}
            </span>
          </button>
        );
      })}
      <p className="bench-note">{words('setup.place')}</p>
    </div>
  );
}
