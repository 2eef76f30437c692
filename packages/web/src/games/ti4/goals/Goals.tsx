import { mapStringOf } from '@orrery/ti4/figures';
import { CopyField } from '../../../parts/CopyField.tsx';
import type { TabProps } from '../../renderer.ts';
import { tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Laws } from './Laws.tsx';
import { Objectives } from './Objectives.tsx';
import { Secrets } from './Secrets.tsx';
import { StrategyCards } from './StrategyCards.tsx';

/** What the game is won by: objectives and how far everybody is, my secrets, laws, custodians and speaker. */
export function Goals(props: TabProps) {
  const words = useWords();
  const view = viewOf(props);
  return (
    <div className="ti4-goals" data-region="goals">
      <Objectives {...props} />
      <Secrets {...props} />
      <StrategyCards {...props} />
      <Laws {...props} />
      <section>
        <h3>{words('goals.table')}</h3>
        <ul className="ti4-goal-list">
          <li>
            {words('goals.custodians', {
              there: view.custodians,
              planet: `planet/${tablesOf(props).mecatolRex}`,
            })}
          </li>
          <li>{words('goals.speaker', { player: `seat/${view.speaker}` })}</li>
          <li>{words('goals.agendas', { count: view.decks.agendas })}</li>
        </ul>
        <CopyField label={words('goals.map')} value={mapStringOf(view.systems)} />
      </section>
    </div>
  );
}
