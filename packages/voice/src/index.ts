export { idOf, isThing, type Message, type Plain, plain, seatIn, seatOf } from './things.ts';
export { type Form, type Part, type Voice, type VoiceSettings, voiceOf } from './voice.ts';
