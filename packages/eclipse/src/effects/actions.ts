/** The action phase, and what may be done freely in it. */
export const actions = {
  'eclipse.setup.species-option': {
    rule: 'setup.12',
    text: 'Your species says what you start with, how many activations your actions have, and what your ships are like.',
  },
  'eclipse.action': {
    rule: 'action-phase.3',
    text: '{action, select, explore {Reveal a sector for an empty zone beside you, place it, and take control of it if you like.} research {Buy a technology with science: parts for your ships, buildings or lasting abilities.} upgrade {Put ship parts on your blueprints, for all ships of a kind at once and without cost.} build {Build ships, Orbitals or Monoliths with materials in sectors that you control.} move {Move ships through wormholes.} other {Place or take back discs in sectors, and make two colony ships ready again.}} It takes a disc off your influence track, so that the upkeep of this round rises.',
  },
  'eclipse.pass': {
    rule: 'passing.1',
    text: 'You take no more actions in this round, but may still react: Upgrade, Build or Move once a turn for a disc each.',
  },
  'eclipse.pass-first': {
    rule: 'passing.2',
    text: 'You gain {money} money and begin the next round. You take no more actions in this one, but may still react: Upgrade, Build or Move once a turn for a disc each.',
  },
  'eclipse.pass-again': { rule: 'passing.1', text: 'You do not react now. As long as others act you are asked again.' },
  'eclipse.done': {
    rule: 'action-phase.5',
    text: '{left, plural, =0 {You leave it at that.} one {The action ends. One activation of it is not used and is lost.} other {The action ends. # activations of it are not used and are lost.}}',
  },
  'eclipse.turn-over': { rule: 'action-phase.2', text: 'The next player has a turn.' },

  'eclipse.trade-any': {
    rule: 'trade.1',
    text: 'Free and as often as you like: when you lack a little for a technology, a ship or the upkeep. You choose which resources.',
  },
  'eclipse.trade-for': { rule: 'trade.1', text: 'You may trade again afterwards.' },
  'eclipse.use-colony-ship': {
    rule: 'colony-ships.1',
    text: 'A cube goes there, so that you produce more {track} every round. It uses a ready colony ship and nothing else.',
  },
  'eclipse.use-colony-ship-on': {
    rule: 'colony-ships.1',
    text: 'A cube goes there, so that you produce more {track} every round. It uses a ready colony ship and nothing else.',
  },
  'eclipse.use-colony-ship-nth': {
    rule: 'colony-ships.1',
    text: 'A cube goes there, so that you produce more {track} every round. It uses a ready colony ship and nothing else.',
  },
  'eclipse.settle-no-more': {
    rule: 'upkeep.2',
    text: 'Your colony ships stay where they are; all are ready again in the next round.',
  },
  'eclipse.ready-colony-ship': {
    rule: 'influence.9',
    text: 'A colony ship that was used can settle once more. An Influence action does this for up to two.',
  },
  'eclipse.propose': {
    rule: 'diplomacy.7',
    text: 'If {seat} accepts, you exchange ambassadors: each is worth a point, and the cube sent with it raises your production. Whoever attacks the other becomes the traitor.',
  },
  'eclipse.accept': {
    rule: 'diplomacy.7',
    text: 'Each gets an ambassador worth a point, and the cube that you send with yours raises your production. Whoever attacks the other becomes the traitor.',
  },
  'eclipse.refuse': {
    rule: 'diplomacy.2',
    text: 'Nothing changes between you, and you are not asked again in this turn.',
  },
  'eclipse.return-reputation-tile': {
    rule: 'diplomacy.10',
    text: 'It makes room on your track, for an ambassador or a better tile.',
  },
  'eclipse.reputation-tile': {
    rule: 'diplomacy.10',
    text: 'It goes back to the bag, and its {value, plural, one {# point} other {# points}} are lost. Nobody learns which tile it was.',
  },
  'eclipse.cube-from-track': {
    rule: 'diplomacy.8',
    text: 'The cube leaves the track, so that you produce more {track}.',
  },
  'eclipse.cube-to-track': {
    rule: 'population.5',
    text: 'The cube covers a square of the track, so that you produce less {track}.',
  },

  'eclipse.explore-zone': {
    rule: 'explore.1',
    text: 'A sector of the {ring, select, 1 {inner} 2 {middle} other {outer}} ring is revealed. You then place or discard it, and nothing of that can be taken back freely.',
  },
  'eclipse.place-rotated': {
    rule: 'explore.4',
    text: 'Ships, discs and explorers can pass to the sectors that it is joined to.',
  },
  'eclipse.reveal-another': {
    rule: 'species-draco.2',
    text: 'You see a second sector and place at most one of the two.',
  },
  'eclipse.discard-sector': {
    rule: 'explore.9',
    text: 'It goes to the discard pile of its ring, and the activation is over.',
  },
  'eclipse.control': {
    rule: 'explore.7',
    text: 'The sector is yours: you can settle and build there, and it is worth points at the end. The disc comes from your track.',
  },
  'eclipse.leave-free': { rule: 'explore.7', text: 'Nobody controls the sector. You may influence it later.' },
  'eclipse.use-discovery': {
    rule: 'discovery-tiles.1',
    text: 'You get what the tile shows, now; it is worth no points then.',
  },
  'eclipse.keep-discovery': {
    rule: 'discovery-tiles.2',
    text: 'It scores 2 points at the end of the game and does nothing else.',
  },
  'eclipse.decide-later': { rule: 'discovery-tiles.1', text: 'You are asked again before this activation ends.' },
  'eclipse.discovery-tile': {
    rule: 'discovery-tiles.1',
    text: 'You decide about this one first, then about the others.',
  },
  'eclipse.discovery-tile-in': {
    rule: 'discovery-tiles.1',
    text: 'You decide about this one first, then about the others.',
  },
  'eclipse.keep-part': {
    rule: 'discovery-tiles.8',
    text: 'It lies beside your board until you place it with an Upgrade action.',
  },
  'eclipse.technology': { rule: 'discovery-tiles.4', text: 'You get the technology and pay nothing for it.' },

  'eclipse.research-technology': {
    rule: 'research.3',
    text: 'It goes on your {track} track: each one there makes the next ones cheaper and brings points in the end. What you lack in science you may trade for.',
  },
  'eclipse.research-rare': {
    rule: 'research.2',
    text: 'Rare technologies go on any track. Each one there makes the next ones cheaper and brings points in the end.',
  },
  'eclipse.gain-resource': {
    rule: 'technologies.8',
    text: 'For one of the artifacts in your sectors. The next one may be of another kind.',
  },
  'eclipse.portal-in': {
    rule: 'warp-portals.4',
    text: 'All sectors with a warp portal count as neighbours of each other.',
  },

  'eclipse.take-off': {
    rule: 'upgrade.2',
    text: 'The tile goes back to the supply, {isEmpty, select, true {and the space is empty} other {and what is printed below works again}}. It costs nothing, not even an activation if you then place a part.',
  },
  'eclipse.place': {
    rule: 'upgrade.1',
    text: 'One part an activation. Next you choose the ship and the space, and all your ships of that kind have it.',
  },
  'eclipse.space': {
    rule: 'upgrade.7',
    text: 'All your {type, name, #2} have the {placed} at once, wherever they are.',
  },
  'eclipse.space-over': {
    rule: 'upgrade.2',
    text: 'All your {type, name, #2} have the {placed} at once, wherever they are. The {part} no longer works while it is covered.',
  },
  'eclipse.space-outside': { rule: 'discovery-tiles.10', text: 'It takes no space and stays there for good.' },

  'eclipse.build-piece': {
    rule: 'build.1',
    text: '{piece, select, interceptor {Fast and cheap, and it acts early in battles.} cruiser {The middle size, with room for guns, hull and computers.} dreadnought {The strongest ship, with the most spaces.} starbase {It never moves and acts early: good for defence.} orbital {One more square for a science or money cube.} other {Worth 3 points to whoever controls the sector in the end.}} What you lack in materials you may trade for.',
  },
  'eclipse.build-in': { rule: 'build.1', text: 'It stands there at once.' },
  'eclipse.move-ship': { rule: 'move.1', text: 'One ship an activation. Next you choose where to.' },
  'eclipse.move-to': {
    rule: 'move.1',
    text: 'Ships of others that are there hold yours, and when all have passed there is a battle.',
  },
  'eclipse.place-disc': {
    rule: 'influence.1',
    text: 'The sector is yours: you can settle and build there, and it is worth points at the end.',
  },
  'eclipse.withdraw-disc': {
    rule: 'influence.8',
    text: 'You no longer control it; its cubes return to your tracks, so that you produce less. The upkeep falls.',
  },
  'eclipse.disc-from-track': {
    rule: 'influence.2',
    text: 'With one disc less on the track your upkeep rises from this round on.',
  },
  'eclipse.disc-from-sector': {
    rule: 'influence.2',
    text: 'That sector is nobody’s then, its cubes return to your tracks, and the upkeep stays as it is.',
  },
} as const;
