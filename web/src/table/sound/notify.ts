/** How somebody who looks elsewhere learns that it is their turn. */

/** A message of the system, if the page is not looked at and was allowed to. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === 'hidden' && 'Notification' in window && Notification.permission === 'granted')
    new Notification(title, { body, icon: '/icon.svg' });
}
