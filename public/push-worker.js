// Shows what is pushed to this browser, and leads there.

self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  const options = {
    body: text,
    tag,
    renotify: true,
    icon: '/pictures/icon-192.png',
    badge: '/pictures/icon-192.png',
    data: { path },
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)));
});

/** In a page that is there already, or a new one. */
async function open(url) {
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
  await (page === undefined ? self.clients.openWindow(url) : page.focus());
}
