/** Messages that reach this browser also when the page is closed; `public/push.js` shows them. */
import { addBrowser, removeBrowser } from '../api/calls.ts';

export const WORKER = '/push.js';

/** Browsers know it only on https, and some only for pages that were installed. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export async function isPushOn(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** Gives false when its user does not allow it. */
export async function beginPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await endPush(); // one of another key, or of another user
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  try {
    await addBrowser({ endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } });
  } catch (error) {
    await made.unsubscribe(); // else it would look as if it were on
    throw error;
  }
  return true;
}

/** Also when somebody else uses the browser: they must not read what the one before is told. */
export async function endPush(): Promise<void> {
  const made = await subscription();
  if (made === null) return;
  await made.unsubscribe();
  await removeBrowser(made.endpoint).catch(() => {}); // the server hears it from the browser's service, too
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}
