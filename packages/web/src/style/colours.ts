/** How far apart two colours look, also to the colour-blind. For tests and docs/design.md: no page needs it. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What eyes without one kind of cones see, in linear sRGB: Machado, Oliveira and Fernandes 2009, severity 1. */
export const visions = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Vision = keyof typeof visions;

/** The distance (CIEDE2000) of two colours `#rrggbb`; people notice 2 side by side, and 10 at a glance. */
export function colourDistance(one: string, other: string, vision: Vision = 'usual'): number {
  return ciede2000(labOf(seen(one, vision)), labOf(seen(other, vision)));
}

/** WCAG 2: from 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function seen(colour: string, vision: Vision): Triple {
  return clamped(times(visions[vision], linear(colour)));
}

function linear(colour: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function luminance(colour: string): number {
  return dot([0.2126, 0.7152, 0.0722], linear(colour));
}

const xyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** Daylight, D65. */
const white: Triple = [0.95047, 1, 1.08883];

function labOf(rgb: Triple): Triple {
  const [x, y, z] = times(xyz, rgb);
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / white[0]), f(y / white[1]), f(z / white[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** Sharma, Wu and Dalal 2005, whose names these are. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const far = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const g = 1.5 - far((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) / 2;
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const [h1, h2] = [hue(a1 * g, b1), hue(a2 * g, b2)];
  const isGrey = c1 * c2 === 0;
  const way = h2 - h1;
  const turn = isGrey ? 0 : Math.abs(way) > 180 ? way - Math.sign(way) * 360 : way;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * sin(turn / 2)];
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, isGrey ? h1 + h2 : h1 + turn / 2];
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const lightness = dl / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = dc / (1 + 0.045 * c);
  const tint = dh / (1 + 0.015 * c * t);
  const blue = (((h + 360) % 360) - 275) / 25;
  const rotation = -sin(60 * Math.exp(-(blue ** 2))) * 2 * far(c);
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tint ** 2 + rotation * chroma * tint);
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function times(matrix: Matrix, value: Triple): Triple {
  return [dot(matrix[0], value), dot(matrix[1], value), dot(matrix[2], value)];
}

function clamped([r, g, b]: Triple): Triple {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [within(r), within(g), within(b)];
}
