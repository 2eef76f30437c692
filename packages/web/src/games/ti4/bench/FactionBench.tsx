import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { tablesOf, type UnitType } from '../model.ts';
import { useWords } from '../words.ts';

const prefix = 'faction:';

/** Faction sheets as cards: what each may do, and what it starts with. */
export function FactionBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { factions, unitTypes } = tablesOf(props);
  const offered = decision.options.flatMap((option) =>
    option.id.startsWith(prefix) ? [{ option, id: option.id.slice(prefix.length) as keyof typeof factions }] : [],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const sheet = offered.find(({ option }) => option.id === chosen);
  useMain(props.onMain, {
    label: sheet ? words('setup.lead', { faction: `faction/${sheet.id}` }) : words('setup.choose'),
    act: () => sheet && answer([sheet.option.id]),
    ...(sheet ? { option: sheet.option.id } : { why: '' }),
  });
  return (
    <div className="bench ti4-choices">
      {offered.map(({ option, id }) => {
        const { abilities, startingUnits, startingTechnologies, commodities } = factions[id];
        return (
          <Choice
            key={id}
            option={option}
            className="is-row ti4-choice"
            isChosen={option.id === chosen}
            onClick={() => setChosen(option.id)}
          >
            <span>
              <b>{props.name(`faction/${id}`)}</b>
              <span className="ti4-choice-units">
                {unitTypes.map((type: UnitType) => {
                  const count = startingUnits[type] ?? 0;
                  return count > 0 ? (
                    <span
                      key={type}
                      role="img"
                      aria-label={words('units.some', { count, damaged: 0, unit: `unit-type/${type}` })}
                    >
                      {count}
                      <UnitIcon name={type} size={16} colour="currentColor" />
                    </span>
                  ) : null;
                })}
              </span>
              {Object.keys(abilities).map((ability) => (
                <small key={ability}>
                  <i>{props.name(`faction/${ability}`)}</i> {props.text(`faction/${ability}`)}
                </small>
              ))}
              {startingTechnologies.length > 0 && (
                <small>
                  {words('setup.knows', {
                    technologies: startingTechnologies.map((each) => `technology/${each}` as const),
                  })}
                </small>
              )}
              <small>{words('setup.starts', { count: commodities })}</small>
            </span>
          </Choice>
        );
      })}
    </div>
  );
}
