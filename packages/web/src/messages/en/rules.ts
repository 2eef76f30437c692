/** The rules page. */
export const rules = {
  'rules.title': 'Rules of {game}',
  'rules.search': 'Search the rules',
  'rules.none': 'No rule matches.',
  'rules.count': '{count, plural, one {# rule} other {# rules}}',
  'rules.topics': 'Topics',
  'rules.views': 'Introduction or all rules',
  'rules.introduction': 'Introduction',
  'rules.all': 'All rules',
  'rules.link': 'Link to rule {rule}',
  'intro.glossary': 'The words of the game',
} as const;
