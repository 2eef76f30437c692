/** The dialogs of a table. */

import { plain } from '@orrery/voice';
import type { ReactNode } from 'react';
import { seatThing } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import type { MessageKey } from '../messages/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { UndoRequest } from './snapshot.ts';
import type { Reason } from './whyNot.ts';

interface WhyNotProps {
  readonly reasons: readonly Reason[];
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** What the rules forbid just now, each in its own words. */
export function WhyNotDialog({ reasons, onRule, onClose }: WhyNotProps) {
  const text = useText();
  return (
    <Dialog title={text('why.title')} onClose={onClose}>
      {reasons.length === 0 && <p className="muted">{text('why.none')}</p>}
      <ul className="why">
        {reasons.map(({ rule, sentence, labels }) => (
          <li key={rule}>
            <div>
              <b>{text('app.facts', { facts: labels.map(plain) })}</b>
              {sentence !== null && <p>{sentence}</p>}
            </div>
            <button type="button" className="button button--quiet" onClick={() => onRule(rule)}>
              {text('why.rule', { rule: plain(rule) })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface UndoDialogProps {
  readonly request: UndoRequest;
  readonly answers: number;
  readonly onConsent: (yes: boolean) => void;
}

/** Somebody wants to take back more than they may alone. Closing it is a refusal. */
export function UndoDialog({ request, answers, onConsent }: UndoDialogProps) {
  const text = useText();
  const name = request.by === null ? { key: 'undo.host' } : seatThing(request.by);
  const values = { name, count: Math.max(1, answers - request.to) };
  return (
    <Dialog title={text('undo.title')} onClose={() => onConsent(false)}>
      <p>{text('undo.asked', values)}</p>
      <div className="dialog__actions">
        <button type="button" className="button" onClick={() => onConsent(false)}>
          {text('undo.no')}
        </button>
        <button type="button" className="button button--primary" onClick={() => onConsent(true)}>
          {text('undo.yes')}
        </button>
      </div>
    </Dialog>
  );
}

interface SureProps {
  readonly title: string;
  readonly sentence: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function SureDialog({ title, sentence, yes, onYes, onClose, children }: SureProps) {
  const text = useText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{sentence}</p>
      {children}
      <div className="dialog__actions">
        <button type="button" className="button" onClick={onClose}>
          {text('app.cancel')}
        </button>
        <button type="button" className="button button--danger" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}

const keys: readonly (readonly [readonly (MessageKey | string)[], MessageKey])[] = [
  [['key.arrows', 'key.tab'], 'help.options'],
  [['key.enter'], 'help.take'],
  [['key.digits'], 'help.digits'],
  [['key.escape'], 'help.escape'],
  [['U'], 'help.undo'],
  [['⇧ U'], 'help.redo'],
  [['W'], 'help.whyNot'],
  [['A'], 'help.pass'],
  [['G', 'Y', 'P'], 'help.tabs'],
  [['L'], 'help.log'],
  [['C'], 'help.chat'],
  [['B'], 'help.rules'],
  [['D'], 'help.area'],
  [[']'], 'help.fold'],
  [['/'], 'help.filter'],
  [['key.space'], 'help.pin'],
  [['O'], 'help.board'],
  [['+', '−', '0'], 'help.zoom'],
  [['?'], 'help.help'],
];

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('help.title')} onClose={onClose}>
      <dl className="keys">
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className="key">
                  {isNamed(name) ? text(name) : name}
                </kbd>
              ))}
            </dt>
            <dd>{text(what)}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{text('help.mouse')}</p>
    </Dialog>
  );
}

function isNamed(name: string): name is MessageKey {
  return name.startsWith('key.');
}
