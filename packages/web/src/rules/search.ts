import type { RuleTopic } from '@orrery/server/protocol';

/** The topics with only those rules that hold every word searched for, in their id, text or topic. */
export function searchRules(topics: readonly RuleTopic[], query: string): RuleTopic[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...topics];
  return topics
    .map((topic) => ({
      ...topic,
      rules: topic.rules.filter(({ id, text }) => {
        const whole = `${id} ${topic.title} ${text}`.toLowerCase();
        return words.every((word) => whole.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
