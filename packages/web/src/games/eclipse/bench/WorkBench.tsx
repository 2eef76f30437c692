import type { WireOption } from '@orrery/server/protocol';
import type { Message } from '@orrery/voice';
import { type CSSProperties, useRef, useState } from 'react';
import { hinting, labelOf } from '../../drawing/touch.ts';
import type { BenchProps, Hint, RendererProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { PartTile } from '../art/Part.tsx';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { Blueprint } from '../dock/Blueprint.tsx';
import { partHint } from '../hints.ts';
import { type PartId, type ShipType, tablesOf } from '../model.ts';
import { message, useWords, type Words } from '../words.ts';
import { HeldPart } from '../work/HeldPart.tsx';
import type { Step } from '../work/plan.ts';
import { shelvesOf } from '../work/shelves.ts';
import { useWork, type Work } from '../work/useWork.ts';
import { stopButton } from './stop.ts';

/** What the workbench and the blueprints show; the rest is listed below. */
export function worksOn({ id }: WireOption): boolean {
  return /^(?:part:|blueprint:|take-off:|done$)/.test(id);
}

const silence = (): void => {};

/** Parts on shelves by their kind, and what is planned with them; the blueprints lie in the open dock, on a phone below. */
export function WorkBench(props: BenchProps) {
  const words = useWords();
  const area = useRef<HTMLDivElement>(null);
  const work = useWork(props, area);
  const count = work?.planned.steps.filter(({ to }) => to !== null).length ?? 0;
  const removed = (work?.planned.steps.length ?? 0) - count;
  useMain(props.onMain, mainOf());
  if (!work) return null;
  const colour = props.seat === null ? undefined : props.players[props.seat]?.colour;
  return (
    <div
      ref={area}
      className={`eclipse-work${work.drag ? ' is-dragging' : ''}`}
      style={{ '--seat': colour } as CSSProperties}
    >
      <p className="eclipse-muted">{adviceOf(words, work)}</p>
      <div className="eclipse-shelves" data-region="parts">
        {shelvesOf(tablesOf(props), work.parts).map(({ kind, parts }) => (
          <section key={kind} className="eclipse-shelf">
            <h3>{words(`shelves.${kind}`)}</h3>
            <div>
              {parts.map((id) => (
                <PartButton key={id} {...{ props, work, id }} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {props.isPhone && <PhoneBlueprints props={props} work={work} />}
      {work.planned.steps.length > 0 && (
        <ol className="eclipse-plan" aria-label={words('work.plan')}>
          {work.planned.steps.map((step) => (
            <PlannedStep key={JSON.stringify(step)} {...{ props, work, step }} />
          ))}
        </ol>
      )}
      <HeldPart props={props} work={work} />
    </div>
  );

  function mainOf() {
    if (work?.asks !== 'upgrade') return null;
    if (work.planned.steps.length > 0)
      return {
        label: words('work.main', { count, removed }),
        act: work.send,
        ...(!work.planned.isWhole && { why: words('work.broken') }),
      };
    if (work.part !== null)
      return {
        label: words('work.main.none'),
        act: () => {},
        why: words('work.why', { part: `ship-part/${work.part}` }),
      };
    return stopButton(props, words);
  }
}

function adviceOf(words: Words, { asks, part, planned }: Work): string {
  if (asks === 'tile') return words('area.tray.remove');
  if (asks === 'space') return words('area.tray.space');
  if (part) return words('area.tray.chosen', { part: `ship-part/${part}` });
  return planned.left > 0 ? words('work.left', { count: planned.left }) : words('work.full');
}

interface PartProps {
  readonly props: BenchProps;
  readonly work: Work;
  readonly id: PartId;
}

/** A part on its shelf; one that is not to be had says what it needs. */
function PartButton({ props, work, id }: PartProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const isOpen = work.parts.includes(id);
  const isChosen = work.part === id;
  const needed = tables.parts[id].technology;
  const hint: Hint = partHint(props, words, tables, id);
  const told =
    isOpen || needed === null
      ? hint
      : { ...hint, lines: [...hint.lines, words('area.locked', { technology: `technology/${needed}` })] };
  const target = `part:${id}`;
  const option = props.targets.get(target)?.[0]?.id;
  // On a phone a tooltip would cover the blueprints.
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = hinting(
    props.isPhone && isOpen ? { ...props, hint: silence } : props,
    told,
  );
  const enter = () => isOpen && work.asks === 'upgrade' && work.part === null && work.pointPart(id);
  const leave = () => isOpen && work.asks === 'upgrade' && work.part === null && work.pointPart(null);
  return (
    <button
      type="button"
      className={`eclipse-shelf-part${isOpen ? '' : ' is-locked'}${isChosen ? ' is-chosen' : ''}`}
      data-target={option === undefined ? undefined : target}
      data-option={option}
      aria-disabled={!isOpen}
      aria-pressed={isChosen}
      onClick={() => (isOpen ? work.asks === 'upgrade' && work.choose(id) : props.hint(told))}
      onPointerEnter={(event) => {
        onPointerEnter(event);
        enter();
      }}
      onPointerLeave={() => {
        onPointerLeave();
        leave();
      }}
      onFocus={(event) => {
        onFocus(event);
        enter();
      }}
      onBlur={() => {
        onBlur();
        leave();
      }}
      {...(isOpen && work.grip(id, null))}
    >
      <span className="visually-hidden">{labelOf(props, told)}</span>
      <span aria-hidden="true">
        <PartTile part={tables.parts[id]} size={40} />
        <small>{words(`shelf.${id}`)}</small>
      </span>
    </button>
  );
}

interface StepProps {
  readonly props: BenchProps;
  readonly work: Work;
  readonly step: Step;
}

/** "Cruiser: Hull → Improved Hull", and a way to think better of it. */
function PlannedStep({ props, work, step }: StepProps) {
  const words = useWords();
  const done = stepDone(props, work, step);
  const type = (step.to ?? step.from)?.type;
  return (
    <li>
      {type && <ShipIcon kind={type} size={16} colour="var(--seat)" />}
      <span>{props.say(done)}</span>
      <button type="button" aria-label={words('work.remove', { step: done })} onClick={() => work.remove(step)}>
        <Icon name="close" size={11} />
      </button>
    </li>
  );
}

function stepDone(props: RendererProps, { before }: Work, { part, to }: Step): Message {
  if (!to) return message('work.off', { part: `ship-part/${part}` });
  const tables = tablesOf(props);
  const covered = to.space === 'outside' ? null : coveredAt(before, tables, to.type, to.space);
  return covered
    ? message('work.over', { before: `ship-part/${covered}`, part: `ship-part/${part}` })
    : message('work.on', { part: `ship-part/${part}` });
}

function coveredAt(
  { blueprints, species }: Work['before'],
  tables: ReturnType<typeof tablesOf>,
  type: ShipType,
  space: number,
): PartId | null {
  const printed = species === null ? null : tables.blueprints[tables.species[species].blueprints][type];
  return blueprints[type].tiles[space] ?? printed?.spaces[space] ?? null;
}

/** One blueprint at a time, with the silhouettes of all four as tabs. */
function PhoneBlueprints({ props, work }: { readonly props: BenchProps; readonly work: Work }) {
  const { shipTypes } = tablesOf(props);
  const [chosen, choose] = useState<ShipType>('interceptor');
  const isChanged = (type: ShipType) =>
    work.planned.steps.some(({ from, to }) => from?.type === type || to?.type === type);
  return (
    <>
      <div className="eclipse-work-tabs" role="tablist">
        {shipTypes.map((type) => (
          <button
            key={type}
            type="button"
            role="tab"
            aria-selected={type === chosen}
            aria-label={props.name(`ship/${type}`)}
            onClick={() => choose(type)}
          >
            <ShipIcon kind={type} size={22} />
            {isChanged(type) && <i aria-hidden="true" />}
          </button>
        ))}
      </div>
      <Blueprint props={{ ...props, hint: silence }} player={work.before} type={chosen} work={work} size={64} />
    </>
  );
}
