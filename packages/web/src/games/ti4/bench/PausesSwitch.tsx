import { useState } from 'react';
import { Switch } from '../../bench/Switch.tsx';
import { useWords } from '../words.ts';
import { hasPauses, setPauses } from './pauses.ts';

/** Whether I want to be asked for a trade at moments when nothing else is to be decided. */
export function PausesSwitch() {
  const words = useWords();
  const [isOn, setOn] = useState(hasPauses);
  return (
    <Switch
      isOn={isOn}
      onChange={(next) => {
        setPauses(next);
        setOn(next);
      }}
    >
      {words('trade.pauses')}
    </Switch>
  );
}
