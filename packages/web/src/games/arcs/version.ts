export { version } from '@orrery/arcs/version';
