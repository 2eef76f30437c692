/** Promissory notes, all of the box: what they say to whoever holds them, and when they go back to their owner. */
export const notes = {
  'name.note/ceasefire': 'Ceasefire',
  'text.note/ceasefire':
    "After this note's owner activates a system with a unit of yours: they cannot move units into it in this tactical action. Then the note returns.",
  'name.note/political-secret': 'Political Secret',
  'text.note/political-secret':
    "When an agenda is revealed: this note's owner cannot vote, play action cards or use faction abilities until it is resolved or discarded. Then the note returns.",
  'name.note/support-for-the-throne': 'Support for the Throne',
  'text.note/support-for-the-throne':
    'Lay it face up as soon as you receive it and gain 1 victory point. You lose the point and the note when you activate a system with a unit of its owner, or when its owner is eliminated.',
  'name.note/trade-agreement': 'Trade Agreement',
  'text.note/trade-agreement':
    "When this note's owner replenishes commodities: they hand you all their commodities, which become trade goods. Then the note returns.",
  'name.note/acquiescence': 'Acquiescence',
  'text.note/acquiescence':
    'At the end of the strategy phase: swap one of your strategy cards for one that Winnu chose. Then the note returns.',
  'name.note/antivirus': 'Antivirus',
  'text.note/antivirus':
    'At the start of a combat you take part in: lay it face up. Nekro cannot use Technological Singularity against you. It returns when you activate a system with a unit of Nekro.',
  'name.note/creuss-iff': 'Creuss IFF',
  'text.note/creuss-iff':
    "At the start of your turn: lay one of the two Creuss wormhole tokens, wherever it was, into a system with a planet you control or a non-home system without other players' ships. Then the note returns.",
  'name.note/cybernetic-enhancements': 'Cybernetic Enhancements',
  'text.note/cybernetic-enhancements':
    'At the start of your turn: 1 token of the L1Z1X strategy pool goes to their reinforcements, and you add 1 of your reinforcements to your strategy pool. Then the note returns.',
  'name.note/fires-of-the-gashlai': 'Fires of the Gashlai',
  'text.note/fires-of-the-gashlai':
    "Action: 1 token of Muaat's fleet pool goes to their reinforcements, and you gain your war sun technology without prerequisites. Then the note returns.",
  'name.note/gift-of-prescience': 'Gift of Prescience',
  'text.note/gift-of-prescience':
    'At the end of the strategy phase: lay it face up and take the Naalu 0 token for one of your strategy cards; you are first in initiative order. Naalu cannot use Telepathic. It returns at the end of the status phase.',
  'name.note/greyfire-mutagen': 'Greyfire Mutagen',
  'text.note/greyfire-mutagen':
    'After any player activates a system: Yin can use neither faction abilities nor faction technologies in this tactical action. Then the note returns.',
  'name.note/military-support': 'Military Support',
  'text.note/military-support':
    "At the start of Sol's turn: 1 token of Sol's strategy pool, if there is one, goes to their reinforcements; then you may put 2 infantry from yours on a planet you control. Then the note returns.",
  'name.note/political-favor': 'Political Favor',
  'text.note/political-favor':
    "When an agenda is revealed: 1 token of Xxcha's strategy pool goes to their reinforcements, the agenda is discarded, and the next one is revealed and voted on. Then the note returns.",
  'name.note/promise-of-protection': 'Promise of Protection',
  'text.note/promise-of-protection':
    'Action: lay it face up. Mentak cannot use Pillage against you. It returns when you activate a system with a unit of Mentak.',
  'name.note/raghs-call': "Ragh's Call",
  'text.note/raghs-call':
    'After you commit units to a planet: all ground forces of Saar on it go to one other planet of Saar that you choose. Then the note returns.',
  'name.note/research-agreement': 'Research Agreement',
  'text.note/research-agreement':
    'After Jol-Nar researches a technology that is no faction technology: you gain it too, without prerequisites. Then the note returns.',
  'name.note/spy-net': 'Spy Net',
  'text.note/spy-net':
    "At the start of your turn: look at Yssaril's action cards and take one of them. Then the note returns.",
  'name.note/stymie': 'Stymie',
  'text.note/stymie':
    'Action: lay it face up. Arborec cannot produce units in a non-home system with units of yours, nor in systems adjacent to one. It returns when you activate a system with a unit of Arborec.',
  'name.note/tekklar-legion': 'Tekklar Legion',
  'text.note/tekklar-legion':
    "At the start of a ground combat you take part in: your units get +1 to combat rolls, and if you fight N'orr theirs get −1, until it ends. Then the note returns.",
  'name.note/trade-convoys': 'Trade Convoys',
  'text.note/trade-convoys':
    'Action: lay it face up. You may make transactions with players who are not your neighbours. It returns when you activate a system with a unit of Hacan.',
  'name.note/war-funding': 'War Funding',
  'text.note/war-funding':
    'When a round of a space combat you take part in begins: Letnev loses 2 trade goods, and you may roll any of your dice of that round again, once each. Then the note returns.',
} as const;
