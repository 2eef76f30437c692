import { useEffect, useState } from 'react';
import { useText } from '../app/text.ts';
import { Switch } from '../parts/Choice.tsx';
import { beginPush, endPush, isPushOn } from './push.ts';

/** Whether this very browser is told. */
export function BrowserSwitch({ publicKey }: { readonly publicKey: string }) {
  const text = useText();
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    isPushOn().then(setOn, () => {}); // a browser that does not say is not told
  }, []);

  const change = async (wanted: boolean) => {
    try {
      if (!wanted) await endPush();
      const isAllowed = !wanted || (await beginPush(publicKey));
      setRefused(!isAllowed);
      setOn(wanted && isAllowed);
    } catch {
      setRefused(true); // by the browser or by its service
    }
  };

  return (
    <>
      <Switch label={text('told.push')} checked={isOn} onChange={change} />
      {isRefused && (
        <p className="error small" role="alert">
          {text('settings.notify.refused')}
        </p>
      )}
    </>
  );
}
