import { useEffect, useState } from 'react';
import { ApiError } from '../api/client.ts';
import { useText } from '../app/text.ts';
import { Switch } from '../parts/Choice.tsx';
import { sentenceOf } from '../parts/Trouble.tsx';
import { beginPush, endPush, isPushOn } from './push.ts';

/** Whether this very browser is told. */
export function BrowserSwitch({ publicKey }: { readonly publicKey: string }) {
  const text = useText();
  const [isOn, setOn] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    isPushOn().then(setOn, () => {}); // a browser that does not say is not told
  }, []);

  const change = async (wanted: boolean) => {
    try {
      if (!wanted) await endPush();
      const isAllowed = !wanted || (await beginPush(publicKey));
      setRefusal(isAllowed ? null : text('settings.notify.refused'));
      setOn(wanted && isAllowed);
    } catch (error) {
      // By our server, or by the browser or its service.
      setRefusal(error instanceof ApiError ? sentenceOf(error, text) : text('settings.notify.refused'));
    }
  };

  return (
    <>
      <Switch label={text('told.push')} checked={isOn} onChange={change} />
      {refusal !== null && (
        <p className="error small" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
