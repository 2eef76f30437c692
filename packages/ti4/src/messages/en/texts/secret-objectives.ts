/** Secret objectives, all of the box: when one is scored, and what must be so, be paid or just have been done. */
export const secretObjectives = {
  'name.secret-objective/adapt-new-strategies': 'Adapt New Strategies',
  'text.secret-objective/adapt-new-strategies':
    'Status phase: you own 2 faction technologies. A Valefar Assimilator counts only while it copies one.',
  'name.secret-objective/become-the-gatekeeper': 'Become the Gatekeeper',
  'text.secret-objective/become-the-gatekeeper':
    'Status phase: you have ships at an alpha wormhole and at a beta wormhole.',
  'name.secret-objective/control-the-region': 'Control the Region',
  'text.secret-objective/control-the-region': 'Status phase: you have ships in at least 6 systems.',
  'name.secret-objective/cut-supply-lines': 'Cut Supply Lines',
  'text.secret-objective/cut-supply-lines':
    "Status phase: you have a ship in a system with another player's space dock.",
  'name.secret-objective/destroy-their-greatest-ship': 'Destroy Their Greatest Ship',
  'text.secret-objective/destroy-their-greatest-ship':
    "Action phase: you have just destroyed another player's war sun or flagship.",
  'name.secret-objective/establish-a-perimeter': 'Establish a Perimeter',
  'text.secret-objective/establish-a-perimeter': 'Status phase: you have at least 4 PDS on the board.',
  'name.secret-objective/forge-an-alliance': 'Forge an Alliance',
  'text.secret-objective/forge-an-alliance': 'Status phase: you control at least 4 cultural planets.',
  'name.secret-objective/form-a-spy-network': 'Form a Spy Network',
  'text.secret-objective/form-a-spy-network': 'Status phase: you discard 5 of your action cards as you score it.',
  'name.secret-objective/fuel-the-war-machine': 'Fuel the War Machine',
  'text.secret-objective/fuel-the-war-machine': 'Status phase: you have at least 3 space docks on the board.',
  'name.secret-objective/gather-a-mighty-fleet': 'Gather a Mighty Fleet',
  'text.secret-objective/gather-a-mighty-fleet': 'Status phase: you have at least 5 dreadnoughts on the board.',
  'name.secret-objective/learn-the-secrets-of-the-cosmos': 'Learn the Secrets of the Cosmos',
  'text.secret-objective/learn-the-secrets-of-the-cosmos':
    'Status phase: you have ships in at least 3 systems that are each adjacent to an anomaly.',
  'name.secret-objective/make-an-example-of-their-world': 'Make an Example of Their World',
  'text.secret-objective/make-an-example-of-their-world':
    "Action phase: your Bombardment has just destroyed a player's last ground force on a planet.",
  'name.secret-objective/master-the-laws-of-physics': 'Master the Laws of Physics',
  'text.secret-objective/master-the-laws-of-physics': 'Status phase: you own at least 4 technologies of one colour.',
  'name.secret-objective/mine-rare-metals': 'Mine Rare Metals',
  'text.secret-objective/mine-rare-metals': 'Status phase: you control at least 4 hazardous planets.',
  'name.secret-objective/monopolize-production': 'Monopolize Production',
  'text.secret-objective/monopolize-production': 'Status phase: you control at least 4 industrial planets.',
  'name.secret-objective/occupy-the-seat-of-the-empire': 'Occupy the Seat of the Empire',
  'text.secret-objective/occupy-the-seat-of-the-empire':
    'Status phase: you control Mecatol Rex and have at least 3 ships in its system.',
  'name.secret-objective/spark-a-rebellion': 'Spark a Rebellion',
  'text.secret-objective/spark-a-rebellion':
    'Action phase: you have just won a combat against a player with the most victory points, alone or tied.',
  'name.secret-objective/threaten-enemies': 'Threaten Enemies',
  'text.secret-objective/threaten-enemies':
    "Status phase: you have a ship in a system adjacent to another player's home system.",
  'name.secret-objective/turn-their-fleets-to-dust': 'Turn Their Fleets to Dust',
  'text.secret-objective/turn-their-fleets-to-dust':
    "Action phase: your Space Cannon has just destroyed a player's last ship in a system.",
  'name.secret-objective/unveil-flagship': 'Unveil Flagship',
  'text.secret-objective/unveil-flagship':
    'Action phase: you have just won a space combat in a system with your flagship, which was not destroyed in it.',
} as const;
