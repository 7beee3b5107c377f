/** Subjects and texts of mails; kept apart, so that no page carries them. */
export const mail = {
  'mail.reset.subject': 'A new password for {site}',
  'mail.reset.text':
    'Hello {username},\n\nsomebody, probably you, asked for a new password on {site}. This link lets you set one. It works once, for one hour:\n\n{link}\n\nIf it was not you, you need do nothing: your password stays as it is.',
  'mail.verify.subject': 'Confirm your e-mail address for {site}',
  'mail.verify.text':
    'Hello {username},\n\nthis address was entered on {site}. Please confirm that it is yours. The link works for two days:\n\n{link}\n\nIf you did not enter it, you need do nothing.',
  'mail.taken.subject': 'Your e-mail address was entered on {site}',
  'mail.taken.text':
    'Hello {username},\n\nsomebody entered your e-mail address for another account on {site}. It already belongs to your account "{username}", so nothing has changed. If it was you and you forgot your password, ask for a new one here:\n\n{link}',
  'mail.password.subject': 'Your password for {site} was changed',
  'mail.password.text':
    'Hello {username},\n\nthe password of your account on {site} was changed, and all other devices were signed out. If it was not you, ask for a new password now:\n\n{link}',
  'mail.address.subject': 'Your account on {site} has another e-mail address',
  'mail.address.text':
    'Hello {username},\n\nthe e-mail address of your account on {site} was changed. This address opens it no more, and links we sent here before no longer work. If it was not you, write to us at once: {contact}',
  'mail.factor-on.subject': 'Signing in on {site} asks for a code from now on',
  'mail.factor-on.text':
    'Hello {username},\n\nsigning in to your account on {site} takes a code from your phone from now on, and all other devices were signed out. If it was not you, set a new password now and write to the people who run the site:\n\n{link}',
  'mail.factor-off.subject': 'Signing in on {site} asks for no code any more',
  'mail.factor-off.text':
    'Hello {username},\n\nsigning in to your account on {site} takes no code from your phone any more, and all other devices were signed out. If it was not you, set a new password now:\n\n{link}',
  'mail.connected.subject': 'Your account on {site} can be opened through {provider}',
  'mail.connected.text':
    'Hello {username},\n\nsomebody, probably you, signed in on {site} through {provider} with this e-mail address. From now on {provider} opens your account. If it was not you, secure your account at {provider} and set a new password here:\n\n{link}',
  'mail.changed.subject': 'A list of ingredients has changed',
  'mail.changed.text':
    'Hello {username},\n\nsince you last looked, this has changed in the lists of your products on {site}:\n\n{changes}\n\nYour shelf:\n\n{link}\n\nYou asked for this mail; in the settings of your account you can turn it off.',
  'mail.changed.added': 'New: {names}',
  'mail.changed.gone': 'Gone: {names}',
  'mail.changed.moved': 'At another place: {names}',
  'mail.approved.subject': '“{title}” is in the catalogue',
  'mail.approved.text':
    'Hello {username},\n\nthank you: “{title}”, which you added on {site}, was looked at and published. Its page:\n\n{link}',
  'mail.rejected.subject': '“{title}” was not taken into the catalogue',
  'mail.rejected.text':
    'Hello {username},\n\nthe editors of {site} did not take “{title}” into the catalogue. They say: {reason}\n\nWhat you have added, and what became of it:\n\n{link}\n\nIf you think this is a mistake, write to us: {contact}',
  'mail.asked.subject': 'A question about “{title}”',
  'mail.asked.text':
    'Hello {username},\n\nbefore “{title}” is published on {site}, its editors ask: {reason}\n\nChange the product here, and it comes back to them:\n\n{link}',
  'mail.removed.subject': 'Your review “{title}” was removed',
  'mail.removed.text':
    'Hello {username},\n\nthe editors of {site} removed your review “{title}”. They say: {reason}\n\nIf you think this is a mistake, write to us: {contact}',
  'mail.published.subject': '“{title}” is let through',
  'mail.published.text':
    'Hello {username},\n\na word list had held back “{title}” on {site}. An editor has read it and let it through. You find it here:\n\n{link}',
  'mail.banned.subject': 'Your account on {site} is banned',
  'mail.banned.text': 'Hello {username},\n\nan editor of {site} banned your account. {terms}',
  'mail.unbanned.subject': 'Your account on {site} is open again',
  'mail.unbanned.text': 'Hello {username},\n\nthe ban of your account on {site} was lifted. You can sign in again:\n\n{link}',
} as const;
