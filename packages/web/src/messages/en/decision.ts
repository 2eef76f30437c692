/** Deciding, and taking back. */
export const decision = {
  'decision.label': 'Your decision',
  'decision.options': 'Options',
  'decision.none': 'Nothing to decide',
  'decision.undo': 'Undo',
  'decision.undoSeen': 'Undo further: if that takes back what was rolled or drawn, the story says so and counts it',
  'decision.redo': 'Redo',
  'decision.askUndo': 'Ask to undo',
  'decision.whyNot': 'Why can’t I …?',
  'decision.pending': 'Sending',
  'decision.sheet': 'Resize the sheet',
  'decision.filter': 'Filter the options',
  'decision.filter.none': 'No option reads like that.',
  'decision.also': 'Also: {count, plural, one {# free action} other {# free actions}}',
  'stepper.count': '{name}',
  'stepper.less': 'Fewer: {name}',
  'stepper.more': 'More: {name}',
  'decision.dropped': 'Something else is asked first, so the rest of what you began was dropped.',

  'menu.title': 'Choose',

  'tooltip.click': 'or right click',

  'why.title': 'Why can’t I …?',
  'why.none': 'No reason is recorded for what you might have in mind. All that you may do now is offered.',
  'why.here': 'Not now',
  'why.here.none': 'Nothing can be done with this just now.',
  'why.what': '{what, list, comma}',
  'why.line': '{what, list, comma}: {sentence}',
  'why.rule': 'Rule {rule}',

  'undo.title': 'Undo?',
  'undo.asked':
    '{name} asks to take back {count, plural, one {the last answer} other {the last # answers, whoever gave them}}.',

  'undo.host': 'The host',
  'undo.yes': 'Agree',
  'undo.no': 'Refuse',
  'undo.waiting': 'Going back: waiting for the others to agree.',
  'undo.refused': 'Not everybody agreed; nothing was taken back.',
  'undo.agreed': 'Everybody agreed: the table went back.',

  'undo.counted':
    'You took back what was rolled or drawn: {count, plural, one {once} =2 {twice} other {# times}} in this game.',

  'rollback.title': 'Go back to the checkpoint',
  'rollback.sure':
    'When something went wrong, a table can go back to its last checkpoint: what everybody did since then is void. All players are asked, and all must agree.',
  'rollback.alone':
    'When something went wrong, a table can go back to its last checkpoint: what you and the bots did since then is void.',
  'rollback.ask': 'Ask everybody',
  'rollback.yes': 'Go back',

  'pass.label': 'Pass for longer',
  'pass.for': 'Pass',
  'pass.combat': 'for this combat',
  'pass.agenda': 'for this agenda',
  'pass.turn': 'until my turn',
  'pass.now': 'Passing {spell}.',
  'pass.ask': 'Ask me again',
  'pass.title': 'When to pass for me',
  'pass.private': 'Where hidden cards could be used everybody is asked. Nobody learns what you choose here.',
  'pass.nothing': 'Pass when I can do nothing',
  'pass.untilTurn': 'Pass until my turn',
  'pass.card.usual': 'Ask unless I pass for longer',
  'pass.card.always': 'Always ask',
  'pass.card.hurts': 'Ask only when it hurts me',

  'confirm.prompt': 'Then the others go on. Sure?',
  'confirm.no': 'Think again',
} as const;
