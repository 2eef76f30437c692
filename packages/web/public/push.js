/** Shows what the server tells somebody while the page is closed. The text is the server's: our own words only. */
self.addEventListener('push', (event) => {
  const { title, body, url, off, noMore } = event.data.json();
  const actions = [{ action: 'off', title: noMore }];
  const shown = { body, icon: '/favicon.svg', tag: url ?? 'orrery', data: { url, off }, actions };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, off } = event.notification.data;
  event.waitUntil(show(event.action === 'off' ? off : (url ?? '/')));
});

/** In the window that has it open already, if there is one. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === address);
  return open ? open.focus() : self.clients.openWindow(address);
}
