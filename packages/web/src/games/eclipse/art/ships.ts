/** Ships and structures as single paths on a 24 × 24 grid, bow up; fill rule even-odd. Each is told by its outline at 16 px. */
const shipSilhouettes = {
  interceptor: 'M12 1.5 14.2 9 20.8 20 14.6 17.6 13.5 22.5h-3L9.4 17.6 3.2 20 9.8 9Z',
  cruiser:
    'M12 .8 15 6.5V11l5.3 3.4V9.2h2.4V21.4h-2.4v-2.6L15 17.4V20l-1.6 3.2h-2.8L9 20v-2.6l-5.3 1.4v2.6H1.3V9.2h2.4v5.2L9 11V6.5Z',
  dreadnought:
    'M12 .4 15.2 4.4V8h2.9L23.4 13.6V20.2L19.8 18.6V23.2H16.2V20.6H14.2V23.6H9.8V20.6H7.8V23.2H4.2V18.6L.6 20.2V13.6L5.9 8H8.8V4.4ZM10.6 10.6V15.4H13.4V10.6Z',
  starbase:
    'M10.2.8h3.6v3.6a7.9 7.9 0 0 1 5.8 5.8h3.6v3.6h-3.6a7.9 7.9 0 0 1-5.8 5.8v3.6h-3.6v-3.6a7.9 7.9 0 0 1-5.8-5.8H.8v-3.6h3.6a7.9 7.9 0 0 1 5.8-5.8ZM12 7.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2Zm0 2.4a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
  ancient:
    'M12 2.2C6 2.2 1.3 7 1.3 13.4c0 3.2 1.1 6.2 3 8.4C4.2 15.4 7 10.8 12 10.8s7.8 4.6 7.7 11c1.9-2.2 3-5.2 3-8.4C22.7 7 18 2.2 12 2.2ZM12 13.4a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4Z',
  guardian:
    'M12 .6 21.9 6.3v11.4L12 23.4 2.1 17.7V6.3ZM4.6 12c2.7 3.7 5 5.2 7.4 5.2s4.7-1.5 7.4-5.2C16.7 8.3 14.4 6.8 12 6.8S7.3 8.3 4.6 12Zm7.4-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  gcds: 'M12 .4 14.7 5.5 20.2 3.8 18.5 9.3 23.6 12 18.5 14.7 20.2 20.2 14.7 18.5 12 23.6 9.3 18.5 3.8 20.2 5.5 14.7.4 12 5.5 9.3 3.8 3.8 9.3 5.5ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
} as const;

const structureSilhouettes = {
  orbital:
    'M12 3.4a7.4 7.4 0 0 1 7.2 5.9c-4.2 1.7-10.2 1.7-14.4 0A7.4 7.4 0 0 1 12 3.4ZM.9 8.6c1.3 3.5 5.9 5.2 11.1 5.2s9.8-1.7 11.1-5.2c1.2 4.6-4.3 8.4-11.1 8.4S-.3 13.2.9 8.6ZM5.9 18c3.8 1.1 8.4 1.1 12.2 0A7.4 7.4 0 0 1 12 21.2 7.4 7.4 0 0 1 5.9 18Z',
  monolith: 'M7.4 2.2 14.6.8v20L7.4 19.6ZM15.8 1.4 18 3.4v16l-2.2 1.4ZM4 22h16v1.8H4Z',
} as const;

export type ShipKind = keyof typeof shipSilhouettes;
export type StructureKind = keyof typeof structureSilhouettes;

export const silhouettes: Readonly<Record<ShipKind | StructureKind, string>> = {
  ...shipSilhouettes,
  ...structureSilhouettes,
};

export const shipKinds = Object.keys(shipSilhouettes) as readonly ShipKind[];
export const structureKinds = Object.keys(structureSilhouettes) as readonly StructureKind[];

/** Non-player ships have the colour of old bone, which no seat has. */
export const npcColour = '#cdbfa6';
