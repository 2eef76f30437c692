import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../app/text.ts';
import type { ColumnTab } from './Column.tsx';
import { PhoneLayout } from './PhoneLayout.tsx';
import { PlayerChips } from './PlayerChips.tsx';
import { playerTabOf } from './playerTab.ts';
import { Sheet, type SheetHeight } from './Sheet.tsx';
import type { GameTableProps } from './tableProps.ts';

interface PhoneTableProps extends GameTableProps {
  readonly board: ReactNode;
  readonly head: ReactNode;
}

/** The parts of a table as segments of a phone's sheet. */
export function PhoneTable(table: PhoneTableProps) {
  const { renderer, props, column, dock, bench, decision, isUrgent, tabs, seats, waitingFor } = table;
  const text = useText();
  const wanted: SheetHeight = bench?.isTall ? 'full' : isUrgent ? 'half' : 'low';
  const [height, setHeight] = useState<SheetHeight>(wanted);
  const [chosen, setChosen] = useState('decision');
  const asked = props.decision?.at ?? null;
  useEffect(() => setHeight(wanted), [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is my turn, or no longer
  useEffect(() => setChosen('decision'), [isUrgent]);
  useEffect(() => {
    if (asked !== null) setChosen('decision');
  }, [asked]);
  // A tab that a key, a menu or a link opened, or the way back from it.
  const home = renderer.tabs?.[0]?.id ?? 'story';
  useEffect(() => setChosen(column.tab === home ? 'decision' : column.tab), [column.tab, home]);

  const { Dock, DockOpen } = renderer;
  const mine: ColumnTab | null =
    props.seat === null
      ? null
      : {
          id: 'mine',
          key: 'd',
          label: text('table.mine'),
          body: () => (
            <div className="mine">
              {Dock && <Dock {...props} page={0} open={dock.open} />}
              {Array.from({ length: renderer.dockPages ?? 1 }, (_, page) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its index
                <DockOpen key={page} {...props} page={page} open={dock.open} />
              ))}
            </div>
          ),
        };
  const first: ColumnTab = {
    id: 'decision',
    key: '',
    label: table.segment ?? (bench?.title || text(isUrgent ? 'table.decide' : 'table.now')),
    body: () => decision,
  };
  const isAlways = ({ id }: ColumnTab) => id === 'story' || id === chosen;
  const segments = [first, ...tabs.slice(0, 1), mine, ...tabs.slice(1).filter(isAlways)].filter(
    (each) => each !== null,
  );
  const playerTab = playerTabOf(renderer);
  return (
    <PhoneLayout
      {...table}
      height={height}
      chips={
        <PlayerChips
          {...{ seats, waitingFor, renderer, props }}
          onPlayer={
            playerTab === null
              ? null
              : (player) => {
                  column.showPlayer(player, playerTab);
                  setChosen(playerTab);
                }
          }
        />
      }
      sheet={
        <Sheet
          height={height}
          onHeight={setHeight}
          segments={segments}
          chosen={chosen}
          onChoose={(segment) => {
            setChosen(segment);
            if (height === 'low') setHeight('half');
          }}
        />
      }
    />
  );
}
