/** When a secret objective is scored, and what must be so, be paid or just have been done. */
import type { SecretObjectiveId } from '../../../content/secret-objectives.ts';

export const secretObjectives: Readonly<Record<SecretObjectiveId, string>> = {
  'adapt-new-strategies':
    'Status phase: you own 2 faction technologies. A Valefar Assimilator counts only while it copies one.',
  'become-the-gatekeeper': 'Status phase: you have ships at an alpha wormhole and at a beta wormhole.',
  'control-the-region': 'Status phase: you have ships in at least 6 systems.',
  'cut-supply-lines': "Status phase: you have a ship in a system with another player's space dock.",
  'destroy-their-greatest-ship': "Action phase: you have just destroyed another player's war sun or flagship.",
  'establish-a-perimeter': 'Status phase: you have at least 4 PDS on the board.',
  'forge-an-alliance': 'Status phase: you control at least 4 cultural planets.',
  'form-a-spy-network': 'Status phase: you discard 5 of your action cards as you score it.',
  'fuel-the-war-machine': 'Status phase: you have at least 3 space docks on the board.',
  'gather-a-mighty-fleet': 'Status phase: you have at least 5 dreadnoughts on the board.',
  'learn-the-secrets-of-the-cosmos':
    'Status phase: you have ships in at least 3 systems that are each adjacent to an anomaly.',
  'make-an-example-of-their-world':
    "Action phase: your Bombardment has just destroyed a player's last ground force on a planet.",
  'master-the-laws-of-physics': 'Status phase: you own at least 4 technologies of one colour.',
  'mine-rare-metals': 'Status phase: you control at least 4 hazardous planets.',
  'monopolize-production': 'Status phase: you control at least 4 industrial planets.',
  'occupy-the-seat-of-the-empire': 'Status phase: you control Mecatol Rex and have at least 3 ships in its system.',
  'spark-a-rebellion':
    'Action phase: you have just won a combat against a player with the most victory points, alone or tied.',
  'threaten-enemies': "Status phase: you have a ship in a system adjacent to another player's home system.",
  'turn-their-fleets-to-dust': "Action phase: your Space Cannon has just destroyed a player's last ship in a system.",
  'unveil-flagship':
    'Action phase: you have just won a space combat in a system with your flagship, which was not destroyed in it.',
};
