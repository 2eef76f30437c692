export { version } from '@orrery/ti4/version';
