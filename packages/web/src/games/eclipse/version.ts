export { version } from '@orrery/eclipse/version';
