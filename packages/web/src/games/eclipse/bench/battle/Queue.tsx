import { Spot } from '../../../drawing/Spot.tsx';
import type { RendererProps } from '../../../renderer.ts';
import { Icon } from '../../art/Icon.tsx';
import { ShipIcon } from '../../art/ShipIcon.tsx';
import { viewOf } from '../../model.ts';
import { useWords } from '../../words.ts';
import { turnsOf } from './battle.ts';
import { ownerColour } from './colours.ts';
import { squadronName } from './names.ts';

/** The ship types in the order in which they act, with their initiative; the one that acts is marked. */
export function Queue(props: RendererProps) {
  const words = useWords();
  const turns = turnsOf(viewOf(props));
  return (
    <div className="eclipse-queue">
      <span className="eclipse-muted" title={words('battle.initiative')}>
        <Icon name="initiative" size={14} />
        <span className="visually-hidden">{words('battle.initiative')}</span>
      </span>
      <ol>
        {turns.map(({ owner, type, initiative, state }) => (
          <li key={`${owner} ${type}`}>
            <Spot
              touchable={props}
              target={null}
              className={`eclipse-turn is-${state}`}
              style={{ color: ownerColour(props, owner) }}
              hint={{
                title: squadronName(props, { owner, type }),
                lines: [words('battle.initiative.of', { initiative }), words(`battle.${state}`)],
                rule: 'initiative.2',
              }}
            >
              <ShipIcon kind={type} size={18} />
              <b>{initiative}</b>
            </Spot>
          </li>
        ))}
      </ol>
    </div>
  );
}
