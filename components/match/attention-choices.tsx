'use client';

import { Checkbox } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import { playSound } from './attention';
import { usePreference } from './preferences';

/** The choices themselves; also for the account's page. */
export function AttentionChoices() {
  const [sound, setSound] = usePreference('sound');
  const [notifications, setNotifications] = usePreference('notifications');

  async function toggleNotifications(wanted: boolean) {
    if (!wanted) return setNotifications(false);
    if (typeof Notification === 'undefined') {
      notify('This browser has no notifications. The tab’s title and icon still say when it is your turn.', 'danger');
      return;
    }
    const permission = await Notification.requestPermission();
    if (permission === 'granted') setNotifications(true);
    else notify('Your browser does not allow notifications for this site. Allow them in its settings.', 'danger');
  }

  return (
    <div className="grid gap-3">
      <Checkbox
        label="Play a sound"
        checked={sound}
        onChange={(event) => {
          setSound(event.target.checked);
          if (event.target.checked) playSound('turn');
        }}
      />
      <Checkbox
        label="Show a notification"
        help="While the page is not in sight."
        checked={notifications}
        onChange={(event) => void toggleNotifications(event.target.checked)}
      />
    </div>
  );
}
