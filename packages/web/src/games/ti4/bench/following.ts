import type { Pursuit } from '../../../table/pursuit.ts';

/**
 * Follows a strategy card. Who follows Technology has said that they want to research; others may have to decide about cards of
 * theirs first.
 */
export function following(id: string): Pursuit {
  let isFollowed = false;
  return (decision) => {
    if (!isFollowed) {
      isFollowed = true;
      return { answer: id };
    }
    if (decision === null) return 'wait';
    return decision.prompt.key === 'ti4.technology.research' ? { answer: 'research' } : 'done';
  };
}
