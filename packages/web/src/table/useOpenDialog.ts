import { useEffect, useState } from 'react';

export type OpenDialog = 'help' | 'waiting' | 'resign' | 'rollback' | 'passing' | 'result' | null;

/** The dialog that a player has opened. The result opens by itself when the game is over. */
export function useOpenDialog(isOver: boolean): [OpenDialog, (dialog: OpenDialog) => void] {
  const [open, setOpen] = useState<OpenDialog>(isOver ? 'result' : null);
  useEffect(() => {
    if (isOver) setOpen('result');
  }, [isOver]);
  return [open, setOpen];
}
